extension PetFoodWords {
  /// The words of pet food in Finnish.
  static let finnish = PetFoodWords(
    code: "fi",
    cats: ["kissa", "kissat", "kissan*", "kissoille", "kissojen", "kissanpennuille"],
    dogs: ["koira", "koirat", "koiran*", "koirille", "koirien", "koiranpennuille"],
    others: [
      "kaneille", "marsuille", "hamstereille", "freteille", "chinchilloille", "papukaij*",
      "undulaateille", "linnuille", "jyrsijöille", "akvaariokaloille", "hevosille",
    ],
    complete: ["täysrehu", "täysravinto"],
    complementary: ["täydennysrehu", "täydennysravinto"],
    treats: ["herkku", "herkut", "makupala", "makupalat", "puruluu", "koiranherkku*"],
    broths: ["liemi", "luuliemi", "keitto"])
}
