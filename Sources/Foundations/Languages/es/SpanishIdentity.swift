extension IdentityLexicon {
  /// The words of a package's facts in Spanish.
  static let spanish = IdentityLexicon(
    code: "es",
    netQuantity: """
      peso neto, peso neto total, contenido neto, contenido neto total, cantidad neta,
      cantidad neta total, cont net, cont neto
      """,
    drainedWeight: "peso escurrido, peso neto escurrido",
    bestBefore: """
      consumir preferentemente antes de, consumir preferentemente antes del,
      consumir preferentemente antes del fin de, fecha de caducidad, caducidad, consumir antes de,
      consumo preferente, consumo preferente antes de, consumir de preferencia antes de,
      consúmase antes de, fecha de consumo preferente, fecha de vencimiento, vencimiento, vence,
      venc, vto, cad, válido hasta
      """,
    lot: "lote, nº lote, número de lote",
    production: """
      fecha de fabricación, fecha de envasado, envasado el, elaborado el, fecha de elaboración,
      fecha de producción, fecha de empaque, producido el, fabricado el
      """,
    joiners: "y, de, con, sin, para, en, del, la, el, los, las, al",
    productionBeforeDate: """
      elab, elaborado, elaboración, fab, fabricado, fabricación, envasado, producido, producción
      """)
}
