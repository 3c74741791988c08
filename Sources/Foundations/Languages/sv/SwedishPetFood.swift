extension PetFoodWords {
  /// The words of pet food in Swedish.
  static let swedish = PetFoodWords(
    code: "sv",
    cats: ["katt", "katter", "kattmat", "kattfoder", "kattungar", "för katt", "för katter"],
    dogs: ["hund", "hundar", "hundmat", "hundfoder", "valp", "valpar", "för hund", "för hundar"],
    others: [
      "för kaniner", "marsvin", "hamster", "illrar", "papegojor", "undulater", "vilda fåglar",
      "gnagare", "akvariefiskar", "för hästar",
    ],
    complete: ["helfoder"],
    complementary: ["kompletteringsfoder", "tilläggsfoder"],
    treats: [
      "godbit", "godbitar", "hundgodis", "kattgodis", "belöningsgodis", "tuggben", "snack",
      "snacks",
    ],
    broths: ["buljong", "soppa"])
}
