extension Language {
  /// Norwegian.
  static let norwegian = Language(
    "no", panel: .norwegian, ingredients: .norwegian, petFood: .norwegian, identity: .norwegian,
    foodKinds: .norwegian, words: .norwegian, pages: .norwegian, diary: .norwegian)
}
