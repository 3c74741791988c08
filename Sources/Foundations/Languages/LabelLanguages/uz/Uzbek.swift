extension LabelLanguage {
  /// Uzbek.
  static let uzbek = LabelLanguage(
    "uz", panel: .uzbek, ingredients: .uzbek, identity: .uzbek)
}
