extension DiaryWords {
  /// English.
  static let english = DiaryWords(
    code: "en",
    words: [
      .meal: "meal {number}",
      .knownMeal: "known meal",
      .below: "below",
      .within: "within",
      .exceeded: "exceeded",
      .rounded: "numbers are rounded; totals are those of the exact amounts",
      .streak: "streak {days}, longest {longest}",
      .goalMet: "goal met on {days} of {all} days",
      .daysLogged: "logged on {days} of {all} days",
    ])
}
