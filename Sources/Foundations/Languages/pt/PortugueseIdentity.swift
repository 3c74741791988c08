extension IdentityLexicon {
  /// The words of a package's facts in Portuguese.
  static let portuguese = IdentityLexicon(
    code: "pt",
    netQuantity: """
      peso líquido, peso líquido total, conteúdo líquido, conteúdo líquido total,
      quantidade líquida, quantidade líquida total, peso líq, conteúdo líq, cont líq
      """,
    drainedWeight: "peso escorrido, peso líquido escorrido",
    bestBefore: """
      consumir de preferência antes de, consumir de preferência antes do fim de, consumir até,
      validade, data de validade, válido até, consumir antes de,
      consumir preferencialmente antes de, val, venc, vencimento
      """,
    lot: "lote, número de lote",
    production: """
      data de fabrico, data de produção, embalado em, data de fabricação, data de embalagem,
      fabricado em, produzido em
      """,
    joiners: "e, de, com, sem, para, em, do, da, dos, das",
    productionBeforeDate: """
      fab, fabricado, fabricação, embalado, produzido, produção
      """)
}
