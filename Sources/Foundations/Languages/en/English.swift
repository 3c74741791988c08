extension Language {
  /// English.
  static let english = Language(
    "en", panel: .english, ingredients: .english, petFood: .english, identity: .english,
    foodKinds: .english, words: .english, pages: .english, diary: .english)
}
