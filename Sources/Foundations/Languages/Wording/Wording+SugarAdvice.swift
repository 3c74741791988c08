package import LabelModel

extension Wording {
  /// Returns the notes on an analysis of sugars, then its recommendations.
  ///
  /// The local rules write English. Their notes limit the analysis, and are shown in every language.
  /// Their recommendations are left out of records in other languages.
  package func advice(on analysis: SugarAnalysis) -> [String] {
    let isForReader = analysis.provider != .local || language == RecordWords.english.code
    return analysis.warnings + (isForReader ? analysis.recommendations : [])
  }
}
