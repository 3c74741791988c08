extension Language {
  /// Spanish.
  static let spanish = Language(
    "es", panel: .spanish, ingredients: .spanish, petFood: .spanish, identity: .spanish,
    foodKinds: .spanish, words: .spanish, pages: .spanish, diary: .spanish)
}
