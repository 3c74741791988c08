package import LabelModel

extension Wording {
  /// Returns the notes on an analysis of sugars, then its recommendations.
  ///
  /// The notes of the local rules limit the analysis, and are in every language. Their recommendations are English, and are
  /// left out of records in other languages.
  package func advice(on analysis: SugarAnalysis) -> [String] {
    let isForReader = analysis.provider != .local || language == RecordWords.english.code
    return analysis.warnings.map(sentence) + (isForReader ? analysis.recommendations : [])
  }
}
