extension IdentityLexicon {
  /// The words of a package's facts in French.
  static let french = IdentityLexicon(
    code: "fr",
    netQuantity: """
      poids net, poids net total, contenu net, contenu net total, quantité nette,
      quantité nette totale, volume net
      """,
    drainedWeight: "poids net égoutté, poids égoutté",
    bestBefore: """
      à consommer de préférence avant, à consommer de préférence avant le,
      à consommer de préférence avant fin, à consommer jusqu'au, à consommer avant,
      date de durabilité minimale, date limite de consommation, ddm, dlc, dluo
      """,
    lot: "lot, n de lot, numéro de lot, no de lot",
    production: """
      fabriqué le, date de fabrication, emballé le, conditionné le, date d'emballage,
      date de conditionnement, date de production
      """,
    joiners: "et, de, à, au, aux, avec, sans, pour, du, des, en, la, le, les, sur",
    productionBeforeDate: """
      fabriqué, fabrication, emballé, conditionné, produit, fab
      """)
}
