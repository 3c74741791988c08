extension PetFoodWords {
  /// The words of pet food in Belarusian.
  static let belarusian = PetFoodWords(
    code: "be", cats: ["для катоў", "для кацянят", "для котак"],
    dogs: ["для сабак", "для шчанюкоў"], others: ["для грызуноў"],
    complete: ["поўнарацыённы корм"], complementary: [], treats: [], broths: [])
}
