extension Language {
  /// Icelandic.
  static let icelandic = Language(
    "is", panel: .icelandic, ingredients: .icelandic, petFood: .icelandic, identity: .icelandic,
    foodKinds: .icelandic, words: .icelandic, pages: .icelandic, diary: .icelandic)
}
