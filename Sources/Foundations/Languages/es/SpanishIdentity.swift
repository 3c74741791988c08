extension IdentityLexicon {
  /// The words of a package's facts in Spanish.
  static let spanish = IdentityLexicon(
    code: "es",
    netQuantity: """
      peso neto, peso neto total, contenido neto, contenido neto total, cantidad neta,
      cantidad neta total
      """,
    drainedWeight: "peso escurrido, peso neto escurrido",
    bestBefore: """
      consumir preferentemente antes de, consumir preferentemente antes del,
      consumir preferentemente antes del fin de, fecha de caducidad, caducidad,
      consumir antes de
      """,
    lot: "lote, nº lote, número de lote",
    production: "fecha de fabricación, fecha de envasado, envasado el, elaborado el",
    joiners: "y, de, con, sin, para, en, del, la, el, los, las, al")
}
