extension Language {
  /// Irish.
  static let irish = Language(
    "ga", panel: .irish, ingredients: .irish, petFood: .irish, identity: .irish, foodKinds: .irish,
    words: .irish, pages: .irish, diary: .irish)
}
