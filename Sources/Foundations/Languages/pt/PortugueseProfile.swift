extension ProfileWords {
  /// The words of answers to a profile in Portuguese.
  static let portuguese = ProfileWords(
    title: "Para o seu perfil",
    contains: "Contém",
    notKnown: "Não se sabe",
    above: "Acima do seu limite",
    mayBeAbove: "Talvez acima do seu limite",
    notNamed: "Não consta da lista lida",
    claimed: "Segundo a embalagem",
    within: "Dentro do seu limite",
    vegan: "vegano",
    vegetarian: "vegetariano")
}
