extension PetFoodWords {
  /// The words of pet food in Norwegian.
  static let norwegian = PetFoodWords(
    code: "no",
    cats: ["katt", "katter", "katte*", "kattemat", "kattunger", "for katt", "til katt"],
    dogs: ["hund", "hunder", "hunde*", "hundemat", "valp", "valper", "for hund", "til hund"],
    others: [
      "for kaniner", "til kaniner", "marsvin", "hamster", "papegøyer", "undulater",
      "ville fugler", "gnagere", "akvariefisk", "til hester",
    ],
    complete: ["fullfôr"],
    complementary: ["tilskuddsfôr"],
    treats: ["godbit", "godbiter", "hundegodbiter", "kattegodbiter", "tyggebein", "snacks"],
    broths: ["buljong", "suppe"])
}
