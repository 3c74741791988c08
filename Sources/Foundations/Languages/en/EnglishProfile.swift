extension ProfileWords {
  /// The words of answers to a profile in English.
  package static let english = ProfileWords(
    title: "For your profile",
    contains: "Contains",
    notKnown: "Not known",
    above: "Above your limit",
    mayBeAbove: "May be above your limit",
    notNamed: "Not named in the list that was read",
    claimed: "Said on the package",
    within: "Within your limit",
    vegan: "vegan",
    vegetarian: "vegetarian")
}
