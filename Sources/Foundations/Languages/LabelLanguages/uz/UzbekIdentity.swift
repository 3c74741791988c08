extension IdentityLexicon {
  /// The words of a package's facts in Uzbek.
  static let uzbek = IdentityLexicon(
    code: "uz", netQuantity: "sof og'irligi, netto og'irligi, sof massasi", drainedWeight: "",
    bestBefore: "yaroqlilik muddati, gacha yaroqli", lot: "partiya raqami",
    production: "ishlab chiqarilgan sana, ishlab chiqarilgan sanasi", joiners: "bilan")
}
