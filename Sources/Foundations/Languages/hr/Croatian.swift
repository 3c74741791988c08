extension Language {
  /// Croatian.
  static let croatian = Language(
    "hr", panel: .croatian, ingredients: .croatian, petFood: .croatian, identity: .croatian,
    foodKinds: .croatian, words: .croatian, pages: .croatian, diary: .croatian)
}
