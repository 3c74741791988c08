import Foundation
import LabelModel
import LabelTestSupport
import Languages
import Testing

@Suite("Arguments in the record's schema")
struct ArgumentSchemaTests {
  @Test("The schema describes an argument of every parameter", arguments: MessageParameter.allCases)
  func described(_ parameter: MessageParameter) throws {
    var record = ProductRecord(status: .unreadable)
    let clause = MessageClause(
      .certainty, [parameter: Self.argument(parameter.kind)], isPerServing: true)
    record.findings = [
      Finding(
        rule: .basisIsPrinted, severity: .info, message: Message(text: "m", clauses: [clause]))
    ]
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
  }

  @Test("The schema describes the arguments of reasons and assumptions")
  func reasons() throws {
    var record = ProductRecord(status: .needsReview)
    record.nova = NovaGroup(.notComputable(reason: Message(.noIngredientsWereRead)))
    record.nutriScore = NutriScore(
      .graded(.b, score: 2), assumptions: [Message(.fiberIsTakenAsZero)])
    record.suggestions = [
      IdentitySuggestion(
        field: .lot, value: "L1", confidence: Confidence(0.5), reason: Message(.factIsUncertain),
        evidence: Evidence(image: "a.jpg", text: "L1"))
    ]
    record.forReview = [
      ReviewValue(
        nutrient: .fat, quantity: Quantity(3, .gram), confidence: Confidence(0.5),
        reason: Message(.certainty, [.percent: .number(50)]),
        evidence: Evidence(image: "a.jpg", text: "3 g"))
    ]
    let json = try record.jsonLine()
    #expect(try JSONSchema.productRecord().faults(in: json) == [])
    let read = try ProductRecord(json: json)
    #expect(read.nutriScore?.assumptions.first?.clauses == [MessageClause(.fiberIsTakenAsZero)])
    #expect(read.suggestions.first?.reason.clauses == [MessageClause(.factIsUncertain)])
    #expect(read.forReview.first?.reason.clauses.first?.arguments == [.percent: .number(50)])
  }

  private static func argument(_ kind: MessageParameter.Kind) -> MessageArgument {
    switch kind {
    case .number: .number(12.5)
    case .real: .real(31.25)
    case .text: .text("a")
    case .texts: .texts(["a"])
    case .nutrient: .nutrient(.fat)
    case .nutrients: .nutrients([.fat])
    case .amounts: .amounts([MessageArgument.Amount(.fat, 3, .gram)])
    case .quantity: .quantity(Quantity(3, .milligram))
    case .unit: .unit(.percent)
    case .basis: .basis(.dryMatter)
    case .source: .source(.manual)
    case .foodType: .foodType(.semiMoist)
    case .audience: .audience(.broth)
    case .field: .field(.drainedWeight)
    case .category: .category(.water)
    case .doubts: .doubts([.nameNotRead])
    case .clause: .clause(MessageClause(.rowHasNoValue))
    }
  }
}
