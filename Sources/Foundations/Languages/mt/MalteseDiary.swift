extension DiaryWords {
  /// Maltese.
  static let maltese = DiaryWords(
    code: "mt",
    words: [
      .meal: "ikla {number}",
      .knownMeal: "ikla magħrufa",
      .below: "taħt il-mira",
      .within: "fil-mira",
      .exceeded: "’il fuq mill-mira",
      .rounded: "in-numri huma mqarrba; it-totali huma dawk tal-ammonti eżatti",
      .streak: "jiem wara xulxin: {days}, l-aktar {longest}",
      .goalMet: "il-mira ntlaħqet f’{days} minn {all} jiem",
      .daysLogged: "imniżżel f’{days} minn {all} jiem",
    ])
}
