extension IdentityLexicon {
  /// The words of a package's facts in Albanian.
  static let albanian = IdentityLexicon(
    code: "sq", netQuantity: "pesha neto, sasia neto", drainedWeight: "pesha e kulluar",
    bestBefore: "më mirë para, përdoret para, data e skadencës, afati i skadimit, skadon më",
    lot: "numri i lotit",
    production: "data e prodhimit", joiners: "dhe")
}
