extension ProfileWords {
  /// The words of answers to a profile in Irish.
  static let irish = ProfileWords(
    title: "Do do phróifíl",
    contains: "Tá ann",
    notKnown: "Níl a fhios",
    above: "Os cionn do theorann",
    mayBeAbove: "Seans os cionn do theorann",
    notNamed: "Gan lua sa liosta a léadh",
    claimed: "De réir an phacáiste",
    within: "Laistigh de do theorainn",
    vegan: "veigeánach",
    vegetarian: "feoilséantach")
}
