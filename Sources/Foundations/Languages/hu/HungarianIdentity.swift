extension IdentityLexicon {
  /// The words of a package's facts in Hungarian.
  static let hungarian = IdentityLexicon(
    code: "hu", netQuantity: "nettó tömeg, nettó mennyiség, nettó térfogat, nettó töltőtérfogat",
    drainedWeight: "töltőtömeg, lecsepegtetett tömeg, lecsöpögtetett tömeg",
    bestBefore: "minőségét megőrzi, fogyasztható, felhasználható",
    lot: "tételszám, tételjel", production: "gyártás ideje, gyártási idő", joiners: "és")
}
