extension Language {
  /// Hungarian.
  static let hungarian = Language(
    "hu", panel: .hungarian, ingredients: .hungarian, petFood: .hungarian, identity: .hungarian,
    foodKinds: .hungarian, words: .hungarian, pages: .hungarian, diary: .hungarian)
}
