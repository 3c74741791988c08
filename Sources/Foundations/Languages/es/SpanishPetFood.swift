extension PetFoodWords {
  /// The words of pet food in Spanish.
  static let spanish = PetFoodWords(
    code: "es",
    cats: ["gato", "gatos", "gatito", "gatitos", "para gato", "gato adulto"],
    dogs: ["perro", "perros", "cachorro", "cachorros", "perrito", "perritos"],
    others: [
      "para conejos", "cobayas", "hámster", "hámsters", "hurones", "chinchillas", "loros",
      "periquitos", "canarios", "para pájaros", "para aves", "roedores", "peces ornamentales",
      "para caballos",
    ],
    complete: ["alimento completo", "pienso completo", "alimentación completa"],
    complementary: [
      "alimento complementario", "pienso complementario", "alimentación complementaria",
    ],
    treats: [
      "snack", "snacks", "golosina", "golosinas", "premios", "chuches", "galletas para perros",
    ],
    broths: ["caldo", "sopa"])
}
