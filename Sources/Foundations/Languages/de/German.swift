extension Language {
  /// German.
  static let german = Language(
    "de", panel: .german, ingredients: .german, petFood: .german, identity: .german,
    foodKinds: .german, words: .german, pages: .german, diary: .german)
}
