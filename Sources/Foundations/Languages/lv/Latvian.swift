extension Language {
  /// Latvian.
  static let latvian = Language(
    "lv", panel: .latvian, ingredients: .latvian, petFood: .latvian, identity: .latvian,
    foodKinds: .latvian, words: .latvian, pages: .latvian, diary: .latvian)
}
