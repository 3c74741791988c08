extension DiaryWords {
  /// Hungarian.
  static let hungarian = DiaryWords(
    code: "hu",
    words: [
      .meal: "{number}. étkezés",
      .knownMeal: "ismert étel",
      .below: "a cél alatt",
      .within: "a célon belül",
      .exceeded: "a cél felett",
      .rounded: "a számok kerekítettek; az összegek a pontos mennyiségekből adódnak",
      .streak: "egymást követő napok: {days}, legtöbb {longest}",
      .goalMet: "a cél teljesült: {all} napból {days}",
      .daysLogged: "naplózva: {all} napból {days}",
    ])
}
