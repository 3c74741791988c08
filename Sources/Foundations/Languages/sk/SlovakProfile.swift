extension ProfileWords {
  /// The words of answers to a profile in Slovak.
  static let slovak = ProfileWords(
    title: "Pre váš profil",
    contains: "Obsahuje",
    notKnown: "Nie je známe",
    above: "Nad vaším limitom",
    mayBeAbove: "Možno nad vaším limitom",
    notNamed: "V prečítanom zozname neuvedené",
    claimed: "Podľa obalu",
    within: "V rámci vášho limitu",
    vegan: "vegánske",
    vegetarian: "vegetariánske")
}
