extension IngredientLexicon {
  /// The languages that lists of ingredients are read in, and that no record is shown in.
  static let labelsAlone: [IngredientLexicon] = [
    .albanian, .azerbaijani, .basque, .belarusian, .catalan, .indonesian, .kazakh, .kyrgyz,
    .macedonian, .malay, .mongolian, .russian, .serbian, .turkish, .ukrainian, .uzbek, .vietnamese,
  ]
}
