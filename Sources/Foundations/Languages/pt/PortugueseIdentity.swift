extension IdentityLexicon {
  /// The words of a package's facts in Portuguese.
  static let portuguese = IdentityLexicon(
    code: "pt",
    netQuantity: """
      peso líquido, peso líquido total, conteúdo líquido, conteúdo líquido total,
      quantidade líquida, quantidade líquida total
      """,
    drainedWeight: "peso escorrido, peso líquido escorrido",
    bestBefore: """
      consumir de preferência antes de, consumir de preferência antes do fim de, consumir até,
      validade, data de validade
      """,
    lot: "lote, número de lote",
    production: "data de fabrico, data de produção, embalado em",
    joiners: "e, de, com, sem, para, em, do, da, dos, das")
}
