public import LabelModel
import Languages
public import ProductLookup

/// Returns `record` with the analyst's sugar analysis in place of the local one.
///
/// Only foods with a well-read list of ingredients are sent. A missing answer is a
/// finding, never an error: the local analysis stays.
public func askSugarAnalyst(
  _ analyst: any SugarAnalyst, about record: ProductRecord
) async -> ProductRecord {
  guard record.sugarAnalysis != nil, let list = record.ingredients, !list.needsReview else {
    return record
  }
  var record = record
  do {
    switch try await analyst.analysis(of: list) {
    case .analysis(let analysis, let findings):
      record.sugarAnalysis = analysis
      record.findings += findings
    case .unknownLanguage(let language):
      record.findings.append(
        Finding(
          rule: .sugarServiceKnowsLanguage, severity: .info,
          message: language.map { Message(.languageIsUnknown, [.language: .text($0)]) }
            ?? Message(.ingredientsHaveNoLanguage),
          fields: ["sugarAnalysis"]))
    }
  } catch {
    record.findings.append(
      Finding(
        rule: .sugarServiceAnswers, severity: .warning,
        message: Message(.sugarServiceFailed, [.reason: .text("\(error)")]),
        fields: ["sugarAnalysis"]))
  }
  return record
}
