extension Language {
  /// Bulgarian.
  static let bulgarian = Language(
    "bg", panel: .bulgarian, ingredients: .bulgarian, petFood: .bulgarian, identity: .bulgarian,
    foodKinds: .bulgarian, words: .bulgarian, pages: .bulgarian, diary: .bulgarian)
}
