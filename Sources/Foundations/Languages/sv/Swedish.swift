extension Language {
  /// Swedish.
  static let swedish = Language(
    "sv", panel: .swedish, ingredients: .swedish, petFood: .swedish, identity: .swedish,
    foodKinds: .swedish, words: .swedish, pages: .swedish, diary: .swedish)
}
