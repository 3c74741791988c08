extension Language {
  /// Lithuanian.
  static let lithuanian = Language(
    "lt", panel: .lithuanian, ingredients: .lithuanian, petFood: .lithuanian, identity: .lithuanian,
    foodKinds: .lithuanian, words: .lithuanian, pages: .lithuanian, diary: .lithuanian)
}
