extension DiaryWords {
  /// Swedish.
  static let swedish = DiaryWords(
    code: "sv",
    words: [
      .meal: "måltid {number}",
      .knownMeal: "känd måltid",
      .below: "under målet",
      .within: "inom målet",
      .exceeded: "över målet",
      .rounded: "talen är avrundade; summorna är de exakta mängdernas",
      .streak: "dagar i rad: {days}, längst {longest}",
      .goalMet: "målet nått {days} av {all} dagar",
      .daysLogged: "antecknat {days} av {all} dagar",
    ])
}
