extension PetFoodWords {
  /// The words of pet food in Portuguese.
  static let portuguese = PetFoodWords(
    code: "pt",
    cats: ["gato", "gatos", "gatinho", "gatinhos", "para gato"],
    dogs: ["cão", "cães", "cachorro", "cachorros", "para cão", "para cães"],
    others: [
      "para coelhos", "porquinhos da índia", "hamsters", "furões", "chinchilas", "papagaios",
      "periquitos", "canários", "para pássaros", "para aves", "roedores", "peixes ornamentais",
      "para cavalos",
    ],
    complete: ["alimento completo", "alimentação completa"],
    complementary: ["alimento complementar"],
    treats: [
      "snack", "snacks", "guloseima", "guloseimas", "petisco", "petiscos", "biscoitos para cães",
    ],
    broths: ["caldo", "sopa"])
}
