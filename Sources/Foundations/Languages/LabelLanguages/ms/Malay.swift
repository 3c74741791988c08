extension LabelLanguage {
  /// Malay.
  static let malay = LabelLanguage(
    "ms", panel: .malay, ingredients: .malay, identity: .malay, petFood: .malay, foodKinds: .malay)
}
