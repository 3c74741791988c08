extension Language {
  /// Italian.
  static let italian = Language(
    "it", panel: .italian, ingredients: .italian, petFood: .italian, identity: .italian,
    foodKinds: .italian, words: .italian, pages: .italian, diary: .italian)
}
