extension Language {
  /// Finnish.
  static let finnish = Language(
    "fi", panel: .finnish, ingredients: .finnish, petFood: .finnish, identity: .finnish,
    foodKinds: .finnish, words: .finnish, pages: .finnish, diary: .finnish)
}
