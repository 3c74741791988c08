extension PetFoodWords {
  /// The words of pet food in Malay.
  static let malay = PetFoodWords(
    code: "ms", cats: ["makanan kucing", "untuk kucing", "kucing dewasa", "anak kucing"],
    dogs: ["makanan anjing", "untuk anjing", "anjing dewasa", "anak anjing"],
    others: ["makanan arnab", "makanan burung", "makanan hamster"],
    complete: ["makanan lengkap dan seimbang"], complementary: [],
    treats: ["snek kucing", "snek anjing"], broths: [])
}
