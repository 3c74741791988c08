extension PetFoodWords {
  /// The words of pet food in Albanian.
  static let albanian = PetFoodWords(
    code: "sq", cats: ["për mace", "mace të rritura"], dogs: ["për qen", "qen të rritur"],
    others: [], complete: ["ushqim i plotë", "ushqim komplet"],
    complementary: [], treats: [], broths: [])
}
