extension PetFoodWords {
  /// The words of pet food in Polish.
  static let polish = PetFoodWords(
    code: "pl",
    cats: [
      "kot", "kota", "koty", "kotów", "kotom", "kociąt", "kocięta", "dla kota", "dla kotów",
    ],
    dogs: [
      "pies", "psa", "psy", "psów", "psom", "dla psa", "dla psów", "szczenię", "szczenięta",
    ],
    others: [
      "dla królików", "świnki morskie", "świnek morskich", "chomiki", "chomików", "fretki",
      "fretek", "szynszyli", "papug", "kanarków", "dla ptaków", "gryzoni", "rybek akwariowych",
      "dla koni",
    ],
    complete: ["karma pełnoporcjowa", "pełnoporcjowa karma", "pełnoporcjowa", "karma kompletna"],
    complementary: ["karma uzupełniająca", "uzupełniająca karma", "mieszanka uzupełniająca"],
    treats: [
      "przysmak", "przysmaki", "przekąska", "przekąski", "smakołyk", "smakołyki", "gryzak",
      "gryzaki",
    ],
    broths: ["bulion", "rosół", "zupa", "zupka"])
}
