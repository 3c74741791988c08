extension IdentityLexicon {
  /// The words of a package's facts in English.
  static let english = IdentityLexicon(
    code: "en",
    netQuantity:
      "net weight, net wt, nett weight, net contents, net content, net quantity, net volume",
    drainedWeight: "drained weight, drained net weight, net drained weight",
    bestBefore: """
      best before, best before end, best by, use by, best if used by, expiry date,
      expiration date, exp date, exp, bbe, bbd
      """,
    lot: "lot, lot no, lot number, batch, batch no, batch number",
    production: """
      produced on, production date, manufactured on, manufacturing date, mfg date, packed on,
      packing date
      """,
    joiners: "and, with, of, in, for, from, without, the")
}
