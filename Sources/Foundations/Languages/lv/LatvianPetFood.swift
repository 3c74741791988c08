extension PetFoodWords {
  /// The words of pet food in Latvian.
  static let latvian = PetFoodWords(
    code: "lv",
    cats: ["kaķis", "kaķi", "kaķiem", "kaķu", "kaķēniem", "kaķēnu"],
    dogs: ["suns", "suņi", "suņiem", "suņu", "kucēniem", "kucēnu"],
    others: [
      "trušiem", "jūrascūciņām", "kāmjiem", "seskiem", "šinšillām", "papagaiļiem", "putniem",
      "grauzējiem", "akvārija zivīm", "zirgiem",
    ],
    complete: ["pilnvērtīga barība", "pilnvērtīga", "kompleksā barība"],
    complementary: ["papildbarība", "papildu barība"],
    treats: ["kārums", "kārumi", "kārumus", "gardums", "gardumi", "našķis", "našķi"],
    broths: ["buljons", "zupa"])
}
