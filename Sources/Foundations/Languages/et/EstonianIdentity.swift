extension IdentityLexicon {
  /// The words of a package's facts in Estonian.
  static let estonian = IdentityLexicon(
    code: "et", netQuantity: "netokaal, netokogus, netomass, netomaht",
    drainedWeight: "nõrutatud kaal, nõrutatud netokaal, nõrgmass",
    bestBefore: "parim enne, parim enne lõppu, kõlblik kuni",
    lot: "partii number, partii nr", production: "tootmiskuupäev, valmistamiskuupäev",
    joiners: "ja, ning")
}
