extension ProfileWords {
  /// The words of answers to a profile in Norwegian.
  static let norwegian = ProfileWords(
    title: "For profilen din",
    contains: "Inneholder",
    notKnown: "Ikke kjent",
    above: "Over grensen din",
    mayBeAbove: "Kanskje over grensen din",
    notNamed: "Ikke nevnt i listen som ble lest",
    claimed: "Ifølge pakningen",
    within: "Innenfor grensen din",
    vegan: "vegansk",
    vegetarian: "vegetarisk")
}
