extension IdentityLexicon {
  /// The words of a package's facts in Kazakh.
  static let kazakh = IdentityLexicon(
    code: "kk", netQuantity: "таза салмағы, нетто салмағы, таза массасы",
    drainedWeight: "негізгі өнімнің массасы", bestBefore: "дейін жарамды, жарамды мерзімі",
    lot: "партия нөмірі",
    production: "дайындалған күні, өндірілген күні, шығарылған күні", joiners: "және")
}
