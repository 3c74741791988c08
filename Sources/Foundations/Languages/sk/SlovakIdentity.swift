extension IdentityLexicon {
  /// The words of a package's facts in Slovak.
  static let slovak = IdentityLexicon(
    code: "sk", netQuantity: "čistá hmotnosť, hmotnosť netto, čisté množstvo, netto hmotnosť",
    drainedWeight: "hmotnosť pevného podielu, hmotnosť po odkvapkaní, pevný podiel",
    bestBefore: "minimálna trvanlivosť do, minimálna trvanlivosť do konca, spotrebujte do",
    lot: "číslo šarže, šarža", production: "dátum výroby, vyrobené dňa",
    joiners: "a, s, z, v, so, zo, vo, na, bez")
}
