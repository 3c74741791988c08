extension LabelLanguage {
  /// Catalan.
  static let catalan = LabelLanguage(
    "ca", panel: .catalan, ingredients: .catalan, identity: .catalan, petFood: .catalan,
    foodKinds: .catalan)
}
