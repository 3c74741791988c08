extension IdentityLexicon {
  /// The words of a package's facts in Norwegian.
  static let norwegian = IdentityLexicon(
    code: "no", netQuantity: "nettovekt, nettoinnhold, nettomengde",
    drainedWeight: "avrent vekt, avrent nettovekt",
    bestBefore: "best før, best før utgangen av, siste forbruksdag",
    lot: "partinr, batchnr", production: "produksjonsdato, pakkedato",
    joiners: "og, med, av, i, til, uten, på")
}
