extension PetFoodWords {
  /// The words of pet food in Macedonian.
  static let macedonian = PetFoodWords(
    code: "mk", cats: ["за мачки", "возрасни мачки", "мачиња"],
    dogs: ["за кучиња", "возрасни кучиња"], others: ["за глодари", "за зајаци"],
    complete: ["целосна храна", "комплетна храна"], complementary: [],
    treats: [], broths: [])
}
