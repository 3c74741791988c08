extension PetFoodWords {
  /// The words of pet food in Azerbaijani.
  static let azerbaijani = PetFoodWords(
    code: "az", cats: ["pişiklər üçün", "pişik yemi", "pişik"], dogs: ["itlər üçün", "it yemi"],
    others: [], complete: ["tam rasionlu yem"], complementary: [], treats: [], broths: [])
}
