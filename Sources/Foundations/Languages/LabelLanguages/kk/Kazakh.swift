extension LabelLanguage {
  /// Kazakh.
  static let kazakh = LabelLanguage(
    "kk", panel: .kazakh, ingredients: .kazakh, identity: .kazakh, petFood: .kazakh)
}
