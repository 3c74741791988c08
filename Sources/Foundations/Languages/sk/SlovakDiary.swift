extension DiaryWords {
  /// Slovak.
  static let slovak = DiaryWords(
    code: "sk",
    words: [
      .meal: "jedlo {number}",
      .knownMeal: "známe jedlo",
      .below: "pod cieľom",
      .within: "v cieli",
      .exceeded: "nad cieľom",
      .rounded: "čísla sú zaokrúhlené; súčty vychádzajú z presných množstiev",
      .streak: "dni v rade: {days}, najviac {longest}",
      .goalMet: "cieľ splnený v dňoch: {days} z {all}",
      .daysLogged: "zapísané dni: {days} z {all}",
    ])
}
