extension Language {
  /// Slovenian.
  static let slovenian = Language(
    "sl", panel: .slovenian, ingredients: .slovenian, petFood: .slovenian, identity: .slovenian,
    foodKinds: .slovenian, words: .slovenian, pages: .slovenian, diary: .slovenian)
}
