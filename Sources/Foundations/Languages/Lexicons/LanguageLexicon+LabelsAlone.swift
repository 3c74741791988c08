extension LanguageLexicon {
  /// The languages that panels are read in, and that no record is shown in.
  ///
  /// They are official languages outside the EU and the EEA, with Latin or Cyrillic letters and two million speakers.
  /// In most of them lists of ingredients are read too: ``IngredientLexicon/labelsAlone``.
  static let labelsAlone: [LanguageLexicon] = [
    .albanian, .azerbaijani, .catalan, .indonesian, .kazakh, .macedonian, .malay, .russian,
    .serbian,
    .turkish, .ukrainian, .uzbek, .vietnamese,
  ]
}
