extension IdentityLexicon {
  /// The words of a package's facts in Kyrgyz.
  static let kyrgyz = IdentityLexicon(
    code: "ky", netQuantity: "таза салмагы, нетто салмагы", drainedWeight: "",
    bestBefore: "чейин жарактуу", lot: "партиянын номери",
    production: "даярдалган күнү, өндүрүлгөн күнү", joiners: "жана")
}
