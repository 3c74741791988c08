extension ProfileWords {
  /// The words of answers to a profile in Hungarian.
  static let hungarian = ProfileWords(
    title: "Az Ön profiljához",
    contains: "Tartalmaz",
    notKnown: "Nem ismert",
    above: "Az Ön határértéke felett",
    mayBeAbove: "Talán az Ön határértéke felett",
    notNamed: "A beolvasott listában nem szerepel",
    claimed: "A csomagolás szerint",
    within: "Az Ön határértékén belül",
    vegan: "vegán",
    vegetarian: "vegetáriánus")
}
