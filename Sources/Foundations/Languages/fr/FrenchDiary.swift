extension DiaryWords {
  /// French.
  static let french = DiaryWords(
    code: "fr",
    words: [
      .meal: "repas {number}",
      .knownMeal: "repas connu",
      .below: "en dessous de l’objectif",
      .within: "dans l’objectif",
      .exceeded: "au-dessus de l’objectif",
      .rounded: "les nombres sont arrondis ; les totaux sont ceux des quantités exactes",
      .streak: "jours d’affilée : {days}, au plus {longest}",
      .goalMet: "objectif atteint {days} jours sur {all}",
      .daysLogged: "noté {days} jours sur {all}",
    ])
}
