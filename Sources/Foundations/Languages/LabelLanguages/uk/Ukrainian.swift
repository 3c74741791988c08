extension LabelLanguage {
  /// Ukrainian.
  static let ukrainian = LabelLanguage(
    "uk", panel: .ukrainian, ingredients: .ukrainian, identity: .ukrainian, petFood: .ukrainian,
    foodKinds: .ukrainian)
}
