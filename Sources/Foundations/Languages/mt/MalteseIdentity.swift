extension IdentityLexicon {
  /// The words of a package's facts in Maltese.
  static let maltese = IdentityLexicon(
    code: "mt", netQuantity: "piż nett, kwantità netta, kontenut nett",
    drainedWeight: "piż nett imsaffi, piż imsaffi",
    bestBefore: "l aħjar jintuża qabel, l aħjar jintuża sa, uża sa",
    lot: "numru tal lott", production: "data tal produzzjoni", joiners: "u, ta, bi, mingħajr")
}
