extension IdentityLexicon {
  /// The words of a package's facts in Basque.
  static let basque = IdentityLexicon(
    code: "eu", netQuantity: "pisu garbia, eduki garbia", drainedWeight: "pisu xukatua",
    bestBefore: "kontsumitu baino lehen, hobe da kontsumitzea, iraungitze data",
    lot: "lote zenbakia", production: "ekoizpen data, ontziratze data", joiners: "eta")
}
