extension DiaryWords {
  /// Italian.
  static let italian = DiaryWords(
    code: "it",
    words: [
      .meal: "pasto {number}",
      .knownMeal: "pasto noto",
      .below: "sotto l’obiettivo",
      .within: "entro l’obiettivo",
      .exceeded: "sopra l’obiettivo",
      .rounded: "i numeri sono arrotondati; i totali sono quelli delle quantità esatte",
      .streak: "giorni di fila: {days}, al massimo {longest}",
      .goalMet: "obiettivo raggiunto in {days} giorni su {all}",
      .daysLogged: "annotati {days} giorni su {all}",
    ])
}
