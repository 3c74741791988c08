extension Language {
  /// Greek.
  static let greek = Language(
    "el", panel: .greek, ingredients: .greek, petFood: .greek, identity: .greek, foodKinds: .greek,
    words: .greek, pages: .greek, diary: .greek)
}
