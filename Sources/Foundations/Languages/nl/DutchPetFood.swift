extension PetFoodWords {
  /// The words of pet food in Dutch.
  static let dutch = PetFoodWords(
    code: "nl",
    cats: ["kat", "katten*", "kattenvoer", "kitten", "kittens", "voor de kat"],
    dogs: ["hond", "honden*", "hondenvoer", "voor de hond", "pup", "pups", "puppy"],
    others: [
      "voor konijnen", "konijnenvoer", "cavia", "hamsters", "fretten", "chinchilla",
      "papegaaien", "parkieten", "kanaries", "vogelvoer", "knaagdieren", "siervissen",
      "voor paarden",
    ],
    complete: [
      "volledig diervoeder", "volledig huisdiervoer", "volledige voeding", "volledig voer",
      "volledig huisdierenvoeder",
    ],
    complementary: ["aanvullend diervoeder", "aanvullende voeding", "aanvullend voer"],
    treats: [
      "snack", "snacks", "traktatie", "traktaties", "beloning", "beloningen", "beloningssnack*",
      "kauwsnack*", "kauwstaaf", "kattensnack*", "hondensnack*", "hondenkoekjes",
    ],
    broths: ["bouillon", "soep"])
}
