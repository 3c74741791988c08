extension DiaryWords {
  /// Danish.
  static let danish = DiaryWords(
    code: "da",
    words: [
      .meal: "måltid {number}",
      .knownMeal: "kendt måltid",
      .below: "under målet",
      .within: "inden for målet",
      .exceeded: "over målet",
      .rounded: "tallene er afrundede; summerne er de nøjagtige mængders",
      .streak: "dage i træk: {days}, længst {longest}",
      .goalMet: "målet nået {days} af {all} dage",
      .daysLogged: "skrevet ned {days} af {all} dage",
    ])
}
