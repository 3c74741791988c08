extension DiaryWords {
  /// Slovenian.
  static let slovenian = DiaryWords(
    code: "sl",
    words: [
      .meal: "obrok {number}",
      .knownMeal: "znan obrok",
      .below: "pod ciljem",
      .within: "v mejah cilja",
      .exceeded: "nad ciljem",
      .rounded: "števila so zaokrožena; vsote so vsote natančnih količin",
      .streak: "zaporedni dnevi: {days}, največ {longest}",
      .goalMet: "cilj dosežen v dneh: {days} od {all}",
      .daysLogged: "zapisani dnevi: {days} od {all}",
    ])
}
