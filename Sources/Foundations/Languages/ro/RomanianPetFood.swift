extension PetFoodWords {
  /// The words of pet food in Romanian.
  static let romanian = PetFoodWords(
    code: "ro",
    cats: ["pisică", "pisici", "pisicile", "pisicilor", "pisoi"],
    dogs: ["câine", "câini", "câinii", "câinilor", "cățel", "căței"],
    others: [
      "pentru iepuri", "porcușori de guineea", "hamsteri", "dihori", "papagali", "peruși",
      "canari", "pentru păsări", "rozătoare", "pentru cai",
    ],
    complete: ["hrană completă", "aliment complet", "furaj complet"],
    complementary: ["hrană complementară", "aliment complementar", "furaj complementar"],
    treats: ["recompensă", "recompense", "gustare", "gustări", "snack", "delicii"],
    broths: ["supă", "bulion"])
}
