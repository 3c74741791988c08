extension PetFoodWords {
  /// The words of pet food in Icelandic.
  static let icelandic = PetFoodWords(
    code: "is",
    cats: [
      "köttur", "kettir", "ketti", "katta*", "kattafóður", "kettlinga", "kettlingar",
      "kettlingafóður",
    ],
    dogs: ["hundur", "hundar", "hunda", "hundafóður", "hvolpa", "hvolpar", "hvolpafóður"],
    others: [
      "fyrir kanínur", "naggrísi", "naggrísa", "hamstra", "páfagauka", "fyrir fugla", "nagdýr",
      "skrautfiska", "fyrir hesta",
    ],
    complete: ["heilfóður"],
    complementary: ["viðbótarfóður"],
    treats: ["hundanammi", "kattanammi", "hundakex", "nagbein"],
    broths: ["soð", "súpa"])
}
