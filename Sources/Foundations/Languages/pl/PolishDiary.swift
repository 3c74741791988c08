extension DiaryWords {
  /// Polish.
  static let polish = DiaryWords(
    code: "pl",
    words: [
      .meal: "posiłek {number}",
      .knownMeal: "znany posiłek",
      .below: "poniżej celu",
      .within: "w granicach celu",
      .exceeded: "powyżej celu",
      .rounded: "liczby są zaokrąglone; sumy wynikają z dokładnych ilości",
      .streak: "dni z rzędu: {days}, najwięcej {longest}",
      .goalMet: "cel osiągnięty w dniach: {days} z {all}",
      .daysLogged: "zapisane dni: {days} z {all}",
    ])
}
