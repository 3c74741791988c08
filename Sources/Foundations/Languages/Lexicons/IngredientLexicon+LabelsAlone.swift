extension IngredientLexicon {
  /// The languages that lists of ingredients are read in, and that no record is shown in.
  static let labelsAlone: [IngredientLexicon] = [
    .albanian, .catalan, .indonesian, .macedonian, .malay, .russian, .serbian, .turkish, .ukrainian,
    .vietnamese,
  ]
}
