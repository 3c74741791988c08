extension DiaryWords {
  /// Estonian.
  static let estonian = DiaryWords(
    code: "et",
    words: [
      .meal: "eine {number}",
      .knownMeal: "tuntud eine",
      .below: "alla eesmärgi",
      .within: "eesmärgi piires",
      .exceeded: "üle eesmärgi",
      .rounded: "arvud on ümardatud; summad on täpsete koguste omad",
      .streak: "järjestikuseid päevi: {days}, kõige rohkem {longest}",
      .goalMet: "eesmärk täidetud: {days} päeval {all}-st",
      .daysLogged: "kirja pandud: {days} päeval {all}-st",
    ])
}
