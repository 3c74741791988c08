extension IdentityLexicon {
  /// The words of a package's facts in Irish.
  static let irish = IdentityLexicon(
    code: "ga", netQuantity: "glanmheáchan, glanchainníocht",
    drainedWeight: "glanmheáchan taosctha, meáchan taosctha",
    bestBefore: "is fearr é roimh, is fearr roimh, úsáid faoin",
    lot: "baisc, baiscuimhir", production: "dáta táirgthe", joiners: "agus, le, gan, de")
}
