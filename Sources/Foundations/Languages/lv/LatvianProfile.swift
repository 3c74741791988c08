extension ProfileWords {
  /// The words of answers to a profile in Latvian.
  static let latvian = ProfileWords(
    title: "Jūsu profilam",
    contains: "Satur",
    notKnown: "Nav zināms",
    above: "Virs jūsu robežas",
    mayBeAbove: "Varbūt virs jūsu robežas",
    notNamed: "Nolasītajā sarakstā nav minēts",
    claimed: "Saskaņā ar iepakojumu",
    within: "Jūsu robežās",
    vegan: "vegāns",
    vegetarian: "veģetārs")
}
