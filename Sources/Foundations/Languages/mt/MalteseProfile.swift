extension ProfileWords {
  /// The words of answers to a profile in Maltese.
  static let maltese = ProfileWords(
    title: "Għall-profil tiegħek",
    contains: "Fih",
    notKnown: "Mhux magħruf",
    above: "Aktar mil-limitu tiegħek",
    mayBeAbove: "Jista' jkun aktar mil-limitu tiegħek",
    notNamed: "Mhux imsemmi fil-lista li nqrat",
    claimed: "Skont il-pakkett",
    within: "Fil-limitu tiegħek",
    vegan: "vegan",
    vegetarian: "veġetarjan")
}
