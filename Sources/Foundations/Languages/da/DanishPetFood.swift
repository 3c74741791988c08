extension PetFoodWords {
  /// The words of pet food in Danish.
  static let danish = PetFoodWords(
    code: "da",
    cats: ["kat", "katte*", "kattefoder", "killinger", "til kat", "til katte"],
    dogs: ["hund", "hunde*", "hundefoder", "hvalp", "hvalpe", "til hund", "til hunde"],
    others: [
      "til kaniner", "marsvin", "hamster", "fritter", "papegøjer", "undulater", "vilde fugle",
      "gnavere", "akvariefisk", "til heste",
    ],
    complete: ["fuldfoder"],
    complementary: ["tilskudsfoder"],
    treats: ["godbid", "godbidder", "hundegodbidder", "kattegodbidder", "tyggeben", "snack"],
    broths: ["bouillon", "suppe"])
}
