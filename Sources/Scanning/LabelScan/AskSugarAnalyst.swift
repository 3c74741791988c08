public import LabelModel
import Languages
public import ProductLookup

/// Returns `record` with the analyst's view of its sugar in the place of the local rules' one.
///
/// Only a food whose list of ingredients is well read is asked about. That there is no answer is a
/// finding, never an error: the local analysis then stays.
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
