extension ProfileWords {
  /// The words of answers to a profile in Finnish.
  static let finnish = ProfileWords(
    title: "Profiilillesi",
    contains: "Sisältää",
    notKnown: "Ei tiedossa",
    above: "Yli rajasi",
    mayBeAbove: "Ehkä yli rajasi",
    notNamed: "Ei mainita luetussa luettelossa",
    claimed: "Pakkauksen mukaan",
    within: "Rajasi sisällä",
    vegan: "vegaaninen",
    vegetarian: "kasvissyöjille sopiva")
}
