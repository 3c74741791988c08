extension ProfileWords {
  /// The words of answers to a profile in Italian.
  static let italian = ProfileWords(
    title: "Per il suo profilo",
    contains: "Contiene",
    notKnown: "Non noto",
    above: "Sopra il suo limite",
    mayBeAbove: "Forse sopra il suo limite",
    notNamed: "Non citato nell’elenco letto",
    claimed: "Secondo la confezione",
    within: "Entro il suo limite",
    vegan: "vegano",
    vegetarian: "vegetariano")
}
