extension LanguageLexicon {
  /// The languages that panels are read in, and that no record is shown in.
  ///
  /// They are official languages outside the EU and the EEA, with Latin or Cyrillic letters and two million speakers.
  /// Basque and Catalan are beside Spanish on labels of Spain. In all of them lists of ingredients are read too:
  /// ``IngredientLexicon/labelsAlone``.
  static let labelsAlone: [LanguageLexicon] = [
    .albanian, .azerbaijani, .basque, .belarusian, .catalan, .indonesian, .kazakh, .kyrgyz,
    .macedonian, .malay, .mongolian, .russian, .serbian, .turkish, .ukrainian, .uzbek, .vietnamese,
  ]
}
