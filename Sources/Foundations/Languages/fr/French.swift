extension Language {
  /// French.
  static let french = Language(
    "fr", panel: .french, ingredients: .french, petFood: .french, identity: .french,
    foodKinds: .french, words: .french, pages: .french, diary: .french)
}
