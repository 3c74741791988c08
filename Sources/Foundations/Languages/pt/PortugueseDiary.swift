extension DiaryWords {
  /// Portuguese.
  static let portuguese = DiaryWords(
    code: "pt",
    words: [
      .meal: "refeição {number}",
      .knownMeal: "refeição conhecida",
      .below: "abaixo do objetivo",
      .within: "dentro do objetivo",
      .exceeded: "acima do objetivo",
      .rounded: "os números são arredondados; os totais são os das quantidades exatas",
      .streak: "dias seguidos: {days}, máximo {longest}",
      .goalMet: "objetivo cumprido em {days} de {all} dias",
      .daysLogged: "registado em {days} de {all} dias",
    ])
}
