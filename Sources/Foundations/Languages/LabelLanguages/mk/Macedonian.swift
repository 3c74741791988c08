extension LabelLanguage {
  /// Macedonian.
  static let macedonian = LabelLanguage(
    "mk", panel: .macedonian, ingredients: .macedonian, identity: .macedonian, petFood: .macedonian,
    foodKinds: .macedonian)
}
