extension FoodKindWords {
  /// The names of ingredients in languages that no record is shown in.
  ///
  /// Each language's names are only looked for in lists of that language.
  package static let labelsAlone: [FoodKindWords] = [
    .albanian, .catalan, .indonesian, .macedonian, .malay, .russian, .serbian, .turkish, .ukrainian,
    .vietnamese,
  ]
}
