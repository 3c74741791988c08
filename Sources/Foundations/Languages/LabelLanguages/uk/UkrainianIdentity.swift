extension IdentityLexicon {
  /// The words of a package's facts in Ukrainian.
  static let ukrainian = IdentityLexicon(
    code: "uk", netQuantity: "маса нетто, вага нетто, об'єм нетто",
    drainedWeight: "маса основного продукту",
    bestBefore: "вжити до, краще спожити до, придатний до, строк придатності, термін придатності",
    lot: "номер партії",
    production: "дата виготовлення, дата виробництва",
    joiners: "з, із, та, і, для, без, в, у")
}
