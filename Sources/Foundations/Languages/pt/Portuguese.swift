extension Language {
  /// Portuguese.
  static let portuguese = Language(
    "pt", panel: .portuguese, ingredients: .portuguese, petFood: .portuguese, identity: .portuguese,
    foodKinds: .portuguese, words: .portuguese, pages: .portuguese, diary: .portuguese)
}
