extension DiaryWords {
  /// Irish.
  static let irish = DiaryWords(
    code: "ga",
    words: [
      .meal: "béile {number}",
      .knownMeal: "béile aitheanta",
      .below: "faoi bhun na sprice",
      .within: "laistigh den sprioc",
      .exceeded: "os cionn na sprice",
      .rounded:
        "tá na huimhreacha slánaithe; is iad suimeanna na méideanna beachta iad na hiomláin",
      .streak: "laethanta as a chéile: {days}, an sraith is faide {longest}",
      .goalMet: "sprioc bainte amach ar {days} de {all} lá",
      .daysLogged: "taifeadta ar {days} de {all} lá",
    ])
}
