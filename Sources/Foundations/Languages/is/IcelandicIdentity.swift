extension IdentityLexicon {
  /// The words of a package's facts in Icelandic.
  ///
  /// "Lota" alone is left out. "Lot: A1024" begins with the same letters, and its code would be lost.
  static let icelandic = IdentityLexicon(
    code: "is", netQuantity: "nettóþyngd, nettómagn, nettóinnihald, þyngd",
    drainedWeight: "þyngd án vökva, nettóþyngd án vökva, þurrvigt",
    bestBefore: "best fyrir, best fyrir lok, síðasti notkunardagur, síðasti neysludagur",
    lot: "lotunúmer, lotunr", production: "framleiðsludagur, pökkunardagur, pakkað",
    joiners: "og, með, af, í, til, án, á, úr")
}
