extension ProfileWords {
  /// The words of answers to a profile in Spanish.
  static let spanish = ProfileWords(
    title: "Para su perfil",
    contains: "Contiene",
    notKnown: "No se sabe",
    above: "Por encima de su límite",
    mayBeAbove: "Quizá por encima de su límite",
    notNamed: "No figura en la lista leída",
    claimed: "Según el envase",
    within: "Dentro de su límite",
    vegan: "vegano",
    vegetarian: "vegetariano")
}
