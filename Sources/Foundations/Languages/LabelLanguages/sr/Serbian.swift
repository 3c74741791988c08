extension LabelLanguage {
  /// Serbian.
  static let serbian = LabelLanguage(
    "sr", panel: .serbian, ingredients: .serbian, identity: .serbian, petFood: .serbian,
    foodKinds: .serbian)
}
