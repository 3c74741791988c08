extension IdentityLexicon {
  /// The words of a package's facts in Dutch.
  static let dutch = IdentityLexicon(
    code: "nl", netQuantity: "nettogewicht, netto inhoud, netto hoeveelheid, inhoud",
    drainedWeight: "uitlekgewicht, netto uitlekgewicht",
    bestBefore: """
      ten minste houdbaar tot, ten minste houdbaar tot einde, tenminste houdbaar tot, tht,
      te gebruiken tot, verbruiken voor, tgt
      """,
    lot: "partijnummer, lotnummer, referentienummer van de partij",
    production: "productiedatum, verpakt op, geproduceerd op",
    joiners: "en, met, van, in, voor, zonder, op, de, het",
    productionBeforeDate: "verpakt, geproduceerd, ingevroren")
}
