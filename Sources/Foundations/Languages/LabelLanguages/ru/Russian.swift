extension LabelLanguage {
  /// Russian.
  static let russian = LabelLanguage(
    "ru", panel: .russian, ingredients: .russian, identity: .russian, petFood: .russian,
    foodKinds: .russian)
}
