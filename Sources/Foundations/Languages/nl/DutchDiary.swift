extension DiaryWords {
  /// Dutch.
  static let dutch = DiaryWords(
    code: "nl",
    words: [
      .meal: "maaltijd {number}",
      .knownMeal: "bekende maaltijd",
      .below: "onder het doel",
      .within: "binnen het doel",
      .exceeded: "boven het doel",
      .rounded: "de getallen zijn afgerond; de totalen zijn die van de precieze hoeveelheden",
      .streak: "dagen op rij: {days}, langste reeks {longest}",
      .goalMet: "doel gehaald op {days} van {all} dagen",
      .daysLogged: "genoteerd op {days} van {all} dagen",
    ])
}
