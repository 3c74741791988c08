extension ProfileWords {
  /// The words of answers to a profile in Danish.
  static let danish = ProfileWords(
    title: "For din profil",
    contains: "Indeholder",
    notKnown: "Ikke kendt",
    above: "Over din grænse",
    mayBeAbove: "Måske over din grænse",
    notNamed: "Ikke nævnt i den læste liste",
    claimed: "Ifølge pakningen",
    within: "Inden for din grænse",
    vegan: "vegansk",
    vegetarian: "vegetarisk")
}
