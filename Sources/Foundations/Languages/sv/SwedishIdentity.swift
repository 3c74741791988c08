extension IdentityLexicon {
  /// The words of a package's facts in Swedish.
  static let swedish = IdentityLexicon(
    code: "sv", netQuantity: "nettovikt, nettoinnehåll, nettomängd, nettovolym",
    drainedWeight: "avrunnen vikt, avrunnen nettovikt",
    bestBefore: "bäst före, bäst före utgången av, sista förbrukningsdag",
    lot: "partinummer, batchnummer", production: "tillverkningsdatum, packdatum",
    joiners: "och, med, av, i, för, utan, på")
}
