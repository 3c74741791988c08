extension DiaryWords {
  /// Bulgarian.
  static let bulgarian = DiaryWords(
    code: "bg",
    words: [
      .meal: "хранене {number}",
      .knownMeal: "познато хранене",
      .below: "под целта",
      .within: "в рамките на целта",
      .exceeded: "над целта",
      .rounded: "числата са закръглени; сборовете са на точните количества",
      .streak: "поредни дни: {days}, най-много {longest}",
      .goalMet: "целта е постигната в {days} от {all} дни",
      .daysLogged: "записано в {days} от {all} дни",
    ])
}
