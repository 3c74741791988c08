extension PetFoodWords {
  /// The words of pet food in Vietnamese. `chó` is a dog, and `cho` is "for".
  static let vietnamese = PetFoodWords(
    code: "vi", cats: ["thức ăn cho mèo", "thức ăn mèo", "dành cho mèo"],
    dogs: ["thức ăn cho chó", "dành cho chó"], others: [],
    complete: ["thức ăn hoàn chỉnh"], complementary: [], treats: [],
    broths: [])
}
