extension PetFoodWords {
  /// The words of pet food in Estonian.
  static let estonian = PetFoodWords(
    code: "et",
    cats: ["kass", "kassid", "kassidele", "kassi*", "kassipoeg*"],
    dogs: ["koer", "koerad", "koera*", "koertele", "kutsikas", "kutsika*"],
    others: [
      "küülikutele", "merisigadele", "hamstritele", "tuhkrutele", "tšintšiljadele",
      "papagoidele", "viirpapagoi*", "lindudele", "närilistele", "akvaariumikala*", "hobustele",
    ],
    complete: ["täissööt", "täisväärtuslik"],
    complementary: ["täiendsööt", "täiendav sööt"],
    treats: ["maius", "maiused", "maiuspala*", "närimiskont", "närimispulk"],
    broths: ["puljong", "supp"])
}
