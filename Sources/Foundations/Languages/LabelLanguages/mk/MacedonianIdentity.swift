extension IdentityLexicon {
  /// The words of a package's facts in Macedonian.
  static let macedonian = IdentityLexicon(
    code: "mk", netQuantity: "нето количина, нето маса", drainedWeight: "оцедена маса",
    bestBefore: "најдобро да се употреби до, најдобро до, употребливо до, рок на траење",
    lot: "број на серија",
    production: "датум на производство", joiners: "со, без, во")
}
