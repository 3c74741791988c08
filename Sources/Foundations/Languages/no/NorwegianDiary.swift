extension DiaryWords {
  /// Norwegian.
  static let norwegian = DiaryWords(
    code: "no",
    words: [
      .meal: "måltid {number}",
      .knownMeal: "kjent måltid",
      .below: "under målet",
      .within: "innenfor målet",
      .exceeded: "over målet",
      .rounded: "tallene er avrundet; summene er de nøyaktige mengdenes",
      .streak: "dager på rad: {days}, lengst {longest}",
      .goalMet: "målet nådd {days} av {all} dager",
      .daysLogged: "notert {days} av {all} dager",
    ])
}
