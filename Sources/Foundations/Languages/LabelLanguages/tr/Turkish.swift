extension LabelLanguage {
  /// Turkish.
  static let turkish = LabelLanguage(
    "tr", panel: .turkish, ingredients: .turkish, identity: .turkish, petFood: .turkish,
    foodKinds: .turkish)
}
