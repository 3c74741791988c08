extension ProfileWords {
  /// The words of answers to a profile in Estonian.
  static let estonian = ProfileWords(
    title: "Teie profiili jaoks",
    contains: "Sisaldab",
    notKnown: "Ei ole teada",
    above: "Üle teie piiri",
    mayBeAbove: "Võib olla üle teie piiri",
    notNamed: "Loetud loetelus ei nimetata",
    claimed: "Pakendi järgi",
    within: "Teie piiri sees",
    vegan: "vegan",
    vegetarian: "taimetoit")
}
