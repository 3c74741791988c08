extension ProfileWords {
  /// The words of answers to a profile in Polish.
  static let polish = ProfileWords(
    title: "Dla Twojego profilu",
    contains: "Zawiera",
    notKnown: "Nie wiadomo",
    above: "Powyżej Twojego limitu",
    mayBeAbove: "Być może powyżej Twojego limitu",
    notNamed: "Nie wymieniono w odczytanym wykazie",
    claimed: "Według opakowania",
    within: "W granicach Twojego limitu",
    vegan: "wegańskie",
    vegetarian: "wegetariańskie")
}
