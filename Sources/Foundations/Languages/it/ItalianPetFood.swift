extension PetFoodWords {
  /// The words of pet food in Italian.
  static let italian = PetFoodWords(
    code: "it",
    // "Cane" is English sugar cane; a dog alone is found as "per cane".
    cats: ["gatto", "gatti", "gattino", "gattini"],
    dogs: ["cani", "per cani", "per cane", "cane adulto", "cani adulti"],
    others: [
      "per conigli", "porcellini d'india", "cavie", "criceti", "furetti", "cincillà",
      "pappagalli", "canarini", "per uccelli", "roditori", "pesci ornamentali", "per cavalli",
    ],
    complete: ["alimento completo", "mangime completo", "alimenti completi"],
    complementary: ["alimento complementare", "mangime complementare"],
    treats: [
      "snack", "snacks", "biscotti per cani", "masticabile", "masticabili", "golosità",
      "premietti",
    ],
    broths: ["brodo", "zuppa", "vellutata"])
}
