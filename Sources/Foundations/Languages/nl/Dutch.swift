extension Language {
  /// Dutch.
  static let dutch = Language(
    "nl", panel: .dutch, ingredients: .dutch, petFood: .dutch, identity: .dutch, foodKinds: .dutch,
    words: .dutch, pages: .dutch, diary: .dutch)
}
