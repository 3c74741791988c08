extension Language {
  /// Maltese.
  static let maltese = Language(
    "mt", panel: .maltese, ingredients: .maltese, petFood: .maltese, identity: .maltese,
    foodKinds: .maltese, words: .maltese, pages: .maltese, diary: .maltese)
}
