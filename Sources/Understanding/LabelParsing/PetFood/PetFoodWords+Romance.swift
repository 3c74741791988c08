extension PetFoodWords {
  /// French, Italian, Spanish, Portuguese and Romanian.
  static let romance: [PetFoodWords] = [
    PetFoodWords(
      code: "fr",
      cats: ["chat", "chats", "chaton", "chatons", "pour chat", "pour chats"],
      dogs: ["chien", "chiens", "chiot", "chiots"],
      others: [
        "pour lapins", "lapins nains", "cochon d'inde", "cochons d'inde", "hamster", "hamsters",
        "furets", "chinchillas", "perroquets", "perruches", "canaris", "pour oiseaux",
        "oiseaux sauvages", "rongeurs", "poissons d'ornement", "pour chevaux",
      ],
      complete: ["aliment complet", "aliments complets", "alimentation complète"],
      complementary: ["aliment complémentaire", "aliments complémentaires"],
      treats: [
        "friandise", "friandises", "snack", "snacks", "à mâcher", "biscuits pour chiens",
        "récompense", "récompenses",
      ],
      broths: ["bouillon", "soupe", "consommé", "velouté"]),
    PetFoodWords(
      code: "it",
      // "Cane" is English sugar cane; a dog alone is found as "per cane".
      cats: ["gatto", "gatti", "gattino", "gattini"],
      dogs: ["cani", "per cani", "per cane", "cane adulto"],
      others: [
        "per conigli", "porcellini d'india", "cavie", "criceti", "furetti", "cincillà",
        "pappagalli", "canarini", "per uccelli", "roditori", "pesci ornamentali", "per cavalli",
      ],
      complete: ["alimento completo", "mangime completo", "alimenti completi"],
      complementary: ["alimento complementare", "mangime complementare"],
      treats: [
        "snack", "snacks", "biscotti per cani", "masticabile", "masticabili", "golosità",
        "premietti",
      ],
      broths: ["brodo", "zuppa", "vellutata"]),
    PetFoodWords(
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
      broths: ["caldo", "sopa"]),
    PetFoodWords(
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
      broths: ["caldo", "sopa"]),
    PetFoodWords(
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
      broths: ["supă", "bulion"]),
  ]
}
