extension ProfileWords {
  /// The words of answers to a profile in French.
  static let french = ProfileWords(
    title: "Pour votre profil",
    contains: "Contient",
    notKnown: "Non connu",
    above: "Au-dessus de votre limite",
    mayBeAbove: "Peut-être au-dessus de votre limite",
    notNamed: "Non cité dans la liste lue",
    claimed: "Selon l’emballage",
    within: "Dans votre limite",
    vegan: "végane",
    vegetarian: "végétarien")
}
