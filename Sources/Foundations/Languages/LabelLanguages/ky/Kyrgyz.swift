extension LabelLanguage {
  /// Kyrgyz.
  static let kyrgyz = LabelLanguage(
    "ky", panel: .kyrgyz, ingredients: .kyrgyz, identity: .kyrgyz)
}
