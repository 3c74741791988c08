extension ProfileWords {
  /// The words of answers to a profile in Croatian.
  static let croatian = ProfileWords(
    title: "Za vaš profil",
    contains: "Sadrži",
    notKnown: "Nije poznato",
    above: "Iznad vaše granice",
    mayBeAbove: "Možda iznad vaše granice",
    notNamed: "Nije navedeno u pročitanom popisu",
    claimed: "Prema pakiranju",
    within: "Unutar vaše granice",
    vegan: "vegansko",
    vegetarian: "vegetarijansko")
}
