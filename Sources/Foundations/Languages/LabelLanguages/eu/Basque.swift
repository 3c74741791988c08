extension LabelLanguage {
  /// Basque.
  static let basque = LabelLanguage(
    "eu", panel: .basque, ingredients: .basque, identity: .basque)
}
