extension IdentityLexicon {
  /// The words of a package's facts in Russian.
  static let russian = IdentityLexicon(
    code: "ru", netQuantity: "масса нетто, вес нетто, объем нетто",
    drainedWeight: "масса основного продукта",
    bestBefore: "годен до, употребить до, срок годности до, годен до конца",
    lot: "номер партии, партия",
    production: "дата изготовления, дата производства, дата упаковывания",
    joiners: "с, со, и, из, для, без, в")
}
