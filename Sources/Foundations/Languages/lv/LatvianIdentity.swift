extension IdentityLexicon {
  /// The words of a package's facts in Latvian.
  static let latvian = IdentityLexicon(
    code: "lv", netQuantity: "neto masa, neto svars, neto daudzums, neto tilpums",
    drainedWeight: "neto masa bez šķidruma, masa bez šķidruma, notecināta masa",
    bestBefore: "ieteicams līdz, ieteicams līdz beigām, izlietot līdz, derīgs līdz",
    lot: "partijas numurs, partijas nr", production: "ražošanas datums, saražots",
    joiners: "un, ar, no, bez, ar garšu")
}
