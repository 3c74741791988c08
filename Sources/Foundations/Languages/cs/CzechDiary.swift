extension DiaryWords {
  /// Czech.
  static let czech = DiaryWords(
    code: "cs",
    words: [
      .meal: "jídlo {number}",
      .knownMeal: "známé jídlo",
      .below: "pod cílem",
      .within: "v cíli",
      .exceeded: "nad cílem",
      .rounded: "čísla jsou zaokrouhlená; součty vycházejí z přesných množství",
      .streak: "dny v řadě: {days}, nejvíce {longest}",
      .goalMet: "cíl splněn ve dnech: {days} z {all}",
      .daysLogged: "zapsané dny: {days} z {all}",
    ])
}
