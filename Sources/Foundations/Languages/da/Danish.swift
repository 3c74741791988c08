extension Language {
  /// Danish.
  static let danish = Language(
    "da", panel: .danish, ingredients: .danish, petFood: .danish, identity: .danish,
    foodKinds: .danish, words: .danish, pages: .danish, diary: .danish)
}
