extension ProfileWords {
  /// The words of answers to a profile in Swedish.
  static let swedish = ProfileWords(
    title: "För din profil",
    contains: "Innehåller",
    notKnown: "Inte känt",
    above: "Över din gräns",
    mayBeAbove: "Kanske över din gräns",
    notNamed: "Nämns inte i listan som lästes",
    claimed: "Enligt förpackningen",
    within: "Inom din gräns",
    vegan: "veganskt",
    vegetarian: "vegetariskt")
}
