extension Language {
  /// Czech.
  static let czech = Language(
    "cs", panel: .czech, ingredients: .czech, petFood: .czech, identity: .czech, foodKinds: .czech,
    words: .czech, pages: .czech, diary: .czech)
}
