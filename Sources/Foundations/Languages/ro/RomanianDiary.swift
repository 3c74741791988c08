extension DiaryWords {
  /// Romanian.
  static let romanian = DiaryWords(
    code: "ro",
    words: [
      .meal: "masa {number}",
      .knownMeal: "masă cunoscută",
      .below: "sub obiectiv",
      .within: "în obiectiv",
      .exceeded: "peste obiectiv",
      .rounded: "numerele sunt rotunjite; totalurile sunt ale cantităților exacte",
      .streak: "zile la rând: {days}, cel mult {longest}",
      .goalMet: "obiectiv atins în {days} din {all} zile",
      .daysLogged: "notat în {days} din {all} zile",
    ])
}
