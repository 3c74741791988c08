extension DiaryWords {
  /// Finnish.
  static let finnish = DiaryWords(
    code: "fi",
    words: [
      .meal: "ateria {number}",
      .knownMeal: "tuttu ateria",
      .below: "alle tavoitteen",
      .within: "tavoitteessa",
      .exceeded: "yli tavoitteen",
      .rounded: "luvut on pyöristetty; summat ovat tarkkojen määrien",
      .streak: "peräkkäisiä päiviä: {days}, enintään {longest}",
      .goalMet: "tavoite saavutettu: {days}/{all} päivänä",
      .daysLogged: "kirjattu: {days}/{all} päivänä",
    ])
}
