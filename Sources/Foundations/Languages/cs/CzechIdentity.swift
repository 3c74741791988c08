extension IdentityLexicon {
  /// The words of a package's facts in Czech.
  static let czech = IdentityLexicon(
    code: "cs", netQuantity: "hmotnost netto, čistá hmotnost, netto hmotnost, čisté množství",
    drainedWeight: "hmotnost pevného podílu, hmotnost po odkapání, čistá hmotnost po odkapání",
    bestBefore: "minimální trvanlivost do, minimální trvanlivost do konce, spotřebujte do",
    lot: "číslo šarže, šarže", production: "datum výroby, vyrobeno dne",
    joiners: "a, s, z, v, se, ze, ve, na, bez")
}
