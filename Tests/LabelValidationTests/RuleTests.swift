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
}
