extension PetFoodWords {
  /// The words of pet food in Slovenian.
  static let slovenian = PetFoodWords(
    code: "sl",
    cats: ["mačka", "mačke", "mačk", "mačkam", "mucke", "mačji", "mucek"],
    dogs: ["pes", "psi", "pse", "za pse", "psov", "psom", "pasji"],
    others: [
      "za kunce", "morske prašičke", "hrčke", "dihurje", "činčile", "papige", "kanarčke",
      "za ptice", "glodavce", "akvarijske ribe", "za konje",
    ],
    complete: ["popolna krma", "popolna hrana", "popolna krmna mešanica"],
    complementary: ["dopolnilna krma", "dopolnilna hrana", "dopolnilna krmna mešanica"],
    treats: ["priboljšek", "priboljški", "prigrizek", "prigrizki", "poslastica"],
    broths: ["juha", "jušna osnova"])
}
