extension PetFoodWords {
  /// The words of pet food in Turkish.
  static let turkish = PetFoodWords(
    code: "tr",
    cats: ["kedi maması", "kedi mamaları", "kediler", "kedilere", "yetişkin kedi", "yavru kedi"],
    dogs: [
      "köpek maması", "köpek mamaları", "köpekler", "köpeklere", "yetişkin köpek",
      "yavru köpek",
    ],
    others: ["tavşan yemi", "kuş yemi", "muhabbet kuşu", "hamster yemi", "kemirgenler"],
    complete: ["tam mama", "tam yem", "tam ve dengeli"],
    complementary: ["tamamlayıcı mama", "tamamlayıcı yem", "tamamlayıcı evcil hayvan"],
    treats: ["ödül maması", "kedi ödülü", "köpek ödülü"], broths: [])
}
