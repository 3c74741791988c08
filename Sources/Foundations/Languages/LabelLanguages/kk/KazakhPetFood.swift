extension PetFoodWords {
  /// The words of pet food in Kazakh.
  static let kazakh = PetFoodWords(
    code: "kk", cats: ["мысықтарға", "мысықтар", "марғаулар"],
    dogs: ["иттерге арналған", "күшіктерге"], others: [],
    complete: ["толық рационды"], complementary: [], treats: [], broths: [])
}
