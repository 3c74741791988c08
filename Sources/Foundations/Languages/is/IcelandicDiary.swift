extension DiaryWords {
  /// Icelandic.
  static let icelandic = DiaryWords(
    code: "is",
    words: [
      .meal: "máltíð {number}",
      .knownMeal: "þekkt máltíð",
      .below: "undir markmiði",
      .within: "innan markmiðs",
      .exceeded: "yfir markmiði",
      .rounded: "tölurnar eru námundaðar; samtölurnar eru af nákvæmu magni",
      .streak: "dagar í röð: {days}, lengst {longest}",
      .goalMet: "markmiði náð {days} af {all} dögum",
      .daysLogged: "skráð {days} af {all} dögum",
    ])
}
