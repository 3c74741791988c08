extension DiaryWords {
  /// Latvian.
  static let latvian = DiaryWords(
    code: "lv",
    words: [
      .meal: "maltīte {number}",
      .knownMeal: "zināma maltīte",
      .below: "zem mērķa",
      .within: "mērķa robežās",
      .exceeded: "virs mērķa",
      .rounded: "skaitļi ir noapaļoti; summas ir no precīzajiem daudzumiem",
      .streak: "dienas pēc kārtas: {days}, visvairāk {longest}",
      .goalMet: "mērķis sasniegts dienās: {days} no {all}",
      .daysLogged: "ierakstītas dienas: {days} no {all}",
    ])
}
