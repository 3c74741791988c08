extension PetFoodWords {
  /// The words of pet food in Croatian.
  static let croatian = PetFoodWords(
    code: "hr",
    cats: ["mačka", "mačke", "mačaka", "mačkama", "mačići", "mačića"],
    dogs: ["pse", "za pse", "pasa", "psi", "psima", "štenad", "štene", "štenci"],
    others: [
      "za kuniće", "za zečeve", "zamorce", "hrčke", "tvorove", "činčile", "papige", "kanarince",
      "za ptice", "glodavce", "akvarijske ribe", "za konje",
    ],
    complete: ["potpuna hrana", "potpuna krmna smjesa", "kompletna hrana"],
    complementary: ["dopunska hrana", "dopunska krmna smjesa"],
    treats: ["poslastica", "poslastice", "grickalica", "grickalice"],
    broths: ["juha", "bujon"])
}
