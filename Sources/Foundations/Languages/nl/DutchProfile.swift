extension ProfileWords {
  /// The words of answers to a profile in Dutch.
  static let dutch = ProfileWords(
    title: "Voor uw profiel",
    contains: "Bevat",
    notKnown: "Niet bekend",
    above: "Boven uw grens",
    mayBeAbove: "Misschien boven uw grens",
    notNamed: "Niet genoemd in de gelezen lijst",
    claimed: "Volgens de verpakking",
    within: "Binnen uw grens",
    vegan: "veganistisch",
    vegetarian: "vegetarisch")
}
