extension ProfileWords {
  /// The words of answers to a profile in Czech.
  static let czech = ProfileWords(
    title: "Pro váš profil",
    contains: "Obsahuje",
    notKnown: "Není známo",
    above: "Nad vaším limitem",
    mayBeAbove: "Možná nad vaším limitem",
    notNamed: "V přečteném seznamu neuvedeno",
    claimed: "Podle obalu",
    within: "V rámci vašeho limitu",
    vegan: "veganské",
    vegetarian: "vegetariánské")
}
