extension IdentityLexicon {
  /// The words of a package's facts in Catalan.
  static let catalan = IdentityLexicon(
    code: "ca", netQuantity: "pes net, contingut net, quantitat neta",
    drainedWeight: "pes net escorregut, pes escorregut",
    bestBefore:
      "consumir preferentment abans, consumir preferentment, consumiu preferentment, data de caducitat",
    lot: "número de lot", production: "data d'envasat, data de fabricació",
    joiners: "amb, sense")
}
