extension Language {
  /// Polish.
  static let polish = Language(
    "pl", panel: .polish, ingredients: .polish, petFood: .polish, identity: .polish,
    foodKinds: .polish, words: .polish, pages: .polish, diary: .polish)
}
