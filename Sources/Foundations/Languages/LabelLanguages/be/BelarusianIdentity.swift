extension IdentityLexicon {
  /// The words of a package's facts in Belarusian.
  static let belarusian = IdentityLexicon(
    code: "be", netQuantity: "маса нета", drainedWeight: "маса асноўнага прадукту",
    bestBefore: "прыдатны да, ужыць да, спажыць да, тэрмін прыдатнасці да",
    lot: "нумар партыі, партыя",
    production: "дата вырабу, дата вытворчасці, дата ўпакоўкі", joiners: "са, у")
}
