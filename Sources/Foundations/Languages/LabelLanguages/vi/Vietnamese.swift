extension LabelLanguage {
  /// Vietnamese.
  static let vietnamese = LabelLanguage(
    "vi", panel: .vietnamese, ingredients: .vietnamese, identity: .vietnamese, petFood: .vietnamese,
    foodKinds: .vietnamese)
}
