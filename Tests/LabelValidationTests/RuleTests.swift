import Foundation
import LabelModel
import LabelValidation
import Testing

@Suite struct RuleTests {
  @Test(
    "Every rule for single values accepts and refuses its examples (rules 2 and 4)",
    arguments: fieldRules.indices)
  func fields(_ index: Int) {
    let rule = fieldRules[index]
    #expect(!rule.accepted.isEmpty && !rule.refused.isEmpty, "\(rule)")
    for field in rule.accepted { #expect(rule.refusal(of: field) == nil, "\(rule) \(field)") }
    for field in rule.refused {
      #expect(rule.refusal(of: field) != nil, "\(rule) \(field)")
      #expect(refusal(of: field) != nil, "\(field)")
    }
  }

  @Test(
    "Every rule for panels accepts and refuses its examples (rules 6 and 9)",
    arguments: panelRules.indices)
  func panels(_ index: Int) {
    let rule = panelRules[index]
    #expect(!rule.accepted.isEmpty && !rule.refused.isEmpty, "\(rule)")
    for panel in rule.accepted { #expect(rule.findings(in: panel) == [], "\(rule) \(panel)") }
    for panel in rule.refused {
      let findings = rule.findings(in: panel)
      #expect(!findings.isEmpty, "\(rule) \(panel)")
      for finding in findings {
        #expect(finding.rule.rawValue == String(describing: type(of: rule)))
        #expect(!finding.fields.isEmpty)
      }
    }
  }

  @Test(
    "Where the animal is unknown, an amount that dogs' food may hold is a warning (rule 6)",
    arguments: [nil, LimitAudience.cat])
  func unknownAnimal(_ audience: LimitAudience?) {
    let percent: [Nutrient: Decimal] = [
      .protein: 30, .fat: 32, .fiber: 3, .moisture: 5, .ash: 20,
    ]
    let panel = RecordPanel(
      subject: .petFood, basis: .asFed, foodType: .dry, audience: audience,
      values: percent.mapValues { NutrientValue(Quantity($0, .percent), source: .ocr) })
    let findings = panelRules.flatMap { $0.findings(in: panel) }
    let severities = Dictionary(uniqueKeysWithValues: findings.map { ($0.fields, $0.severity) })
    let possible: Finding.Severity = audience == nil ? .warning : .error
    // No dog's food holds 20 % ash.
    #expect(severities == [["moisture"]: possible, ["fat"]: possible, ["ash"]: .error])
  }
}
