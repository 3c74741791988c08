extension DiaryWords {
  /// Croatian.
  static let croatian = DiaryWords(
    code: "hr",
    words: [
      .meal: "obrok {number}",
      .knownMeal: "poznati obrok",
      .below: "ispod cilja",
      .within: "unutar cilja",
      .exceeded: "iznad cilja",
      .rounded: "brojevi su zaokruženi; zbrojevi su oni točnih količina",
      .streak: "dani zaredom: {days}, najviše {longest}",
      .goalMet: "cilj postignut u danima: {days} od {all}",
      .daysLogged: "zapisani dani: {days} od {all}",
    ])
}
