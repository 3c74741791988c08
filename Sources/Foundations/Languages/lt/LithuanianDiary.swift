extension DiaryWords {
  /// Lithuanian.
  static let lithuanian = DiaryWords(
    code: "lt",
    words: [
      .meal: "valgis {number}",
      .knownMeal: "žinomas valgis",
      .below: "mažiau už tikslą",
      .within: "tikslo ribose",
      .exceeded: "daugiau už tikslą",
      .rounded: "skaičiai suapvalinti; sumos yra tikslių kiekių",
      .streak: "dienos iš eilės: {days}, daugiausia {longest}",
      .goalMet: "tikslas pasiektas dienomis: {days} iš {all}",
      .daysLogged: "užrašytos dienos: {days} iš {all}",
    ])
}
