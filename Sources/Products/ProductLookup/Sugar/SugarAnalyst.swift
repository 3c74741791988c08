public import LabelModel

/// An analyst of the sugar in a list of ingredients that knows more than this program's own rules.
public protocol SugarAnalyst: Sendable {
  /// Analyses a list of ingredients.
  ///
  /// - Throws: ``LookupError`` when the analyst could not be asked or did not answer properly.
  func analysis(of list: IngredientList) async throws(LookupError) -> SugarAnswer
}

/// An analyst's answer.
public enum SugarAnswer: Hashable, Sendable {
  /// The analysis, with what should be known about how it was got.
  case analysis(SugarAnalysis, findings: [Finding])
  /// The analyst does not know the list's language; `nil` when the list has none.
  case unknownLanguage(String?)
}
