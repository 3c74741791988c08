extension DiaryWords {
  /// German.
  static let german = DiaryWords(
    code: "de",
    words: [
      .meal: "Mahlzeit {number}",
      .knownMeal: "bekannte Mahlzeit",
      .below: "unter dem Ziel",
      .within: "im Ziel",
      .exceeded: "über dem Ziel",
      .rounded: "die Zahlen sind gerundet; die Summen sind die der genauen Mengen",
      .streak: "Tage in Folge: {days}, Bestwert {longest}",
      .goalMet: "Ziel erreicht an {days} von {all} Tagen",
      .daysLogged: "eingetragen an {days} von {all} Tagen",
    ])
}
