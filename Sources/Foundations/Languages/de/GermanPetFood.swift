extension PetFoodWords {
  /// The words of pet food in German.
  static let german = PetFoodWords(
    code: "de",
    cats: ["katze", "katzen*", "kätzchen", "katzenfutter", "kitten"],
    dogs: ["hund", "hunde*", "hundefutter", "welpe", "welpen*"],
    others: [
      "für kaninchen", "kaninchenfutter", "zwergkaninchen", "meerschweinchen*", "hamster*",
      "frettchen*", "chinchilla*", "papageien*", "wellensittich*", "kanarien*", "vogelfutter",
      "wildvögel*", "für vögel", "fischfutter", "zierfische*", "nagetiere*", "nager",
      "für pferde", "igelfutter",
    ],
    complete: ["alleinfuttermittel", "alleinfutter"],
    complementary: ["ergänzungsfuttermittel", "ergänzungsfutter", "einzelfuttermittel"],
    treats: [
      "snack", "snacks", "leckerli", "leckerlis", "leckerchen", "leckerbissen", "kausnack*",
      "kauknochen", "kaustange*", "kauartikel", "katzensnack*", "hundesnack*", "hundekekse",
      "hundekuchen",
    ],
    broths: ["brühe", "knochenbrühe", "suppe"])
}
