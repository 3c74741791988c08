extension Language {
  /// Slovak.
  static let slovak = Language(
    "sk", panel: .slovak, ingredients: .slovak, petFood: .slovak, identity: .slovak,
    foodKinds: .slovak, words: .slovak, pages: .slovak, diary: .slovak)
}
