extension Language {
  /// Romanian.
  static let romanian = Language(
    "ro", panel: .romanian, ingredients: .romanian, petFood: .romanian, identity: .romanian,
    foodKinds: .romanian, words: .romanian, pages: .romanian, diary: .romanian)
}
