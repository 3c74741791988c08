extension ProfileWords {
  /// The words of answers to a profile in Romanian.
  static let romanian = ProfileWords(
    title: "Pentru profilul dvs.",
    contains: "Conține",
    notKnown: "Nu se știe",
    above: "Peste limita dvs.",
    mayBeAbove: "Poate peste limita dvs.",
    notNamed: "Nu apare în lista citită",
    claimed: "Potrivit ambalajului",
    within: "În limita dvs.",
    vegan: "vegan",
    vegetarian: "vegetarian")
}
