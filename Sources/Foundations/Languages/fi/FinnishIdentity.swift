extension IdentityLexicon {
  /// The words of a package's facts in Finnish.
  static let finnish = IdentityLexicon(
    code: "fi", netQuantity: "nettopaino, sisällön määrä, nettomäärä",
    drainedWeight: "valutettu paino, valutettu nettopaino",
    bestBefore: """
      parasta ennen, viimeinen käyttöajankohta, viimeinen käyttöpäivä, käytettävä viimeistään
      """,
    lot: "eränumero", production: "valmistuspäivä, pakkauspäivä", joiners: "ja, sekä")
}
