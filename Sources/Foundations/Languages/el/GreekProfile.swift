extension ProfileWords {
  /// The words of answers to a profile in Greek.
  static let greek = ProfileWords(
    title: "Για το προφίλ σας",
    contains: "Περιέχει",
    notKnown: "Δεν είναι γνωστό",
    above: "Πάνω από το όριό σας",
    mayBeAbove: "Ίσως πάνω από το όριό σας",
    notNamed: "Δεν αναφέρεται στον κατάλογο που διαβάστηκε",
    claimed: "Σύμφωνα με τη συσκευασία",
    within: "Εντός του ορίου σας",
    vegan: "βίγκαν",
    vegetarian: "χορτοφαγικό")
}
