extension ProfileWords {
  /// The words of answers to a profile in Icelandic.
  static let icelandic = ProfileWords(
    title: "Fyrir þinn prófíl",
    contains: "Inniheldur",
    notKnown: "Ekki vitað",
    above: "Yfir þínum mörkum",
    mayBeAbove: "Gæti verið yfir þínum mörkum",
    notNamed: "Ekki nefnt í listanum sem var lesinn",
    claimed: "Samkvæmt umbúðunum",
    within: "Innan þinna marka",
    vegan: "vegan",
    vegetarian: "fyrir grænmetisætur")
}
