extension ProfileWords {
  /// The words of answers to a profile in German.
  static let german = ProfileWords(
    title: "Für Ihr Profil",
    contains: "Enthält",
    notKnown: "Nicht bekannt",
    above: "Über Ihrer Grenze",
    mayBeAbove: "Vielleicht über Ihrer Grenze",
    notNamed: "In der gelesenen Liste nicht genannt",
    claimed: "Laut Packung",
    within: "Innerhalb Ihrer Grenze",
    vegan: "vegan",
    vegetarian: "vegetarisch")
}
