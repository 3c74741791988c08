extension ProfileWords {
  /// The words of answers to a profile in Lithuanian.
  static let lithuanian = ProfileWords(
    title: "Jūsų profiliui",
    contains: "Sudėtyje yra",
    notKnown: "Nežinoma",
    above: "Viršija jūsų ribą",
    mayBeAbove: "Galbūt viršija jūsų ribą",
    notNamed: "Perskaitytame sąraše nenurodyta",
    claimed: "Pagal pakuotę",
    within: "Neviršija jūsų ribos",
    vegan: "veganiška",
    vegetarian: "vegetariška")
}
