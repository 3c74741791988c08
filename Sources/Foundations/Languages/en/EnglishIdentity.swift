extension IdentityLexicon {
  /// The words of a package's facts in English.
  static let english = IdentityLexicon(
    code: "en",
    netQuantity:
      """
      net weight, net wt, nett weight, net contents, net content, net quantity, net volume,
      net mass, net qty
      """,
    drainedWeight: "drained weight, drained net weight, net drained weight",
    bestBefore: """
      best before, best before end, best by, use by, best if used by, expiry date,
      expiration date, exp date, exp, bbe, bbd, use by date, expiry, expires, expires on,
      meilleur avant, enjoy by, consume before
      """,
    lot: "lot, lot no, lot number, batch, batch no, batch number",
    production: """
      produced on, production date, manufactured on, manufacturing date, mfg date, packed on,
      packing date, date of manufacture, date of production, date of packing, date of packaging,
      mfg dt, mfd date, pkd on, prod date, harvest date, date of harvest
      """,
    joiners: "and, with, of, in, for, from, without, the",
    productionBeforeDate: """
      packed, packaged, produced, production, manufactured, manufacture, made, mfg, mfd, pkd,
      prod, harvested, roasted, frozen
      """)
}
