extension Language {
  /// Estonian.
  static let estonian = Language(
    "et", panel: .estonian, ingredients: .estonian, petFood: .estonian, identity: .estonian,
    foodKinds: .estonian, words: .estonian, pages: .estonian, diary: .estonian)
}
