extension IdentityLexicon {
  /// The words of a package's facts in Danish.
  static let danish = IdentityLexicon(
    code: "da", netQuantity: "nettovægt, nettoindhold, nettomængde",
    drainedWeight: "drænet vægt, drænet nettovægt",
    bestBefore: "bedst før, bedst før udgangen af, mindst holdbar til, sidste anvendelsesdato",
    lot: "batchnr, lotnr, partinr", production: "produktionsdato, pakkedato",
    joiners: "og, med, af, i, til, uden, på")
}
