extension PetFoodWords {
  /// The words of pet food in Lithuanian.
  static let lithuanian = PetFoodWords(
    code: "lt",
    cats: ["katė", "katės", "katėms", "kačių", "kačiukams", "kačiukų"],
    dogs: ["šuo", "šunys", "šunims", "šunų", "šuniukams", "šuniukų"],
    others: [
      "triušiams", "jūrų kiaulytėms", "žiurkėnams", "šeškams", "šinšiloms", "papūgoms",
      "paukščiams", "graužikams", "akvariumo žuvims", "žirgams",
    ],
    complete: ["visavertis ėdalas", "visavertis pašaras", "visavertis", "visaverčiai"],
    complementary: ["papildomas ėdalas", "papildomas pašaras", "pašarų papildas"],
    treats: ["skanėstas", "skanėstai", "skanėstų", "užkandis", "užkandžiai", "kramtalas"],
    broths: ["sultinys", "sriuba"])
}
