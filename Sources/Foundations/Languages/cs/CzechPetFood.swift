extension PetFoodWords {
  /// The words of pet food in Czech.
  static let czech = PetFoodWords(
    code: "cs",
    cats: ["kočka", "kočky", "koček", "kočkám", "koťata", "koťat"],
    dogs: ["psy", "pro psy", "psů", "psům", "psi", "štěně", "štěňata", "štěňat"],
    others: [
      "pro králíky", "morčata", "křečky", "fretky", "činčily", "papoušky", "andulky",
      "pro ptáky", "hlodavce", "akvarijní ryby", "pro koně",
    ],
    complete: ["kompletní krmivo", "kompletní krmná směs", "kompletní suché", "kompletní vlhké"],
    complementary: ["doplňkové krmivo", "doplňková krmná směs"],
    treats: ["pamlsek", "pamlsky", "pochoutka", "pochoutky", "žvýkací", "žvýkačka"],
    broths: ["vývar", "polévka"])
}
