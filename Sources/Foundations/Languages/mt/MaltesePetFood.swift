extension PetFoodWords {
  /// The words of pet food in Maltese.
  static let maltese = PetFoodWords(
    code: "mt",
    cats: ["qattus", "qtates", "għall qtates"],
    dogs: ["kelb", "klieb", "għall klieb"],
    others: [
      "għall fniek", "ħamsters", "pappagalli", "għall għasafar", "għaż żwiemel",
    ],
    complete: ["ikel komplut", "għalf komplut", "ikel sħiħ"],
    complementary: ["ikel komplementari", "għalf komplementari", "għalf kumplimentari"],
    treats: ["snack", "snacks"],
    broths: ["brodu", "soppa"])
}
