extension PetFoodWords {
  /// The words of pet food in Indonesian.
  static let indonesian = PetFoodWords(
    code: "id",
    cats: [
      "makanan kucing", "untuk kucing", "kucing dewasa", "anak kucing", "semua ras kucing",
    ],
    dogs: [
      "makanan anjing", "untuk anjing", "anjing dewasa", "anak anjing", "semua ras anjing",
    ],
    others: ["makanan kelinci", "makanan burung", "makanan hamster"],
    complete: ["makanan lengkap dan seimbang"], complementary: [],
    treats: ["camilan kucing", "camilan anjing"], broths: [])
}
