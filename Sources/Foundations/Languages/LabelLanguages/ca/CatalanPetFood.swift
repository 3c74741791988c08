extension PetFoodWords {
  /// The words of pet food in Catalan.
  static let catalan = PetFoodWords(
    code: "ca", cats: ["per a gats", "gats adults", "gatets"],
    dogs: ["per a gossos", "gossos", "gossos adults", "cadells"],
    others: ["per a conills", "rosegadors"], complete: ["aliment complet"],
    complementary: ["aliment complementari"], treats: ["llaminadures per a gossos"],
    broths: [])
}
