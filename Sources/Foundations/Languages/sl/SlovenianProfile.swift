extension ProfileWords {
  /// The words of answers to a profile in Slovenian.
  static let slovenian = ProfileWords(
    title: "Za vaš profil",
    contains: "Vsebuje",
    notKnown: "Ni znano",
    above: "Nad vašo mejo",
    mayBeAbove: "Morda nad vašo mejo",
    notNamed: "Ni navedeno na prebranem seznamu",
    claimed: "Po navedbi na embalaži",
    within: "Znotraj vaše meje",
    vegan: "vegansko",
    vegetarian: "vegetarijansko")
}
