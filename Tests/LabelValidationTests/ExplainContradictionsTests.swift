import Foundation
import LabelModel
import LabelValidation
import Languages
import Testing

@Suite("Reasons of values for review, in numbers")
struct ExplainContradictionsTests {
  private func reading(_ nutrient: Nutrient, _ value: Decimal, _ unit: NutrientUnit)
    -> NutrientReading
  {
    NutrientReading(
      nutrient: nutrient, quantity: Quantity(value, unit), confidence: Confidence(0.9),
      evidence: Evidence(image: "a.jpg", text: "\(value)"))
  }

  /// A label of which `values` are accepted and `doubtful` ones are for review, in grams, kJ, kcal or percent.
  private func label(
    _ subject: Subject, _ values: [Nutrient: Decimal], doubtful: [Nutrient: Decimal],
    basis: Basis,
    reason: [MessageClause] = [MessageClause(.certainty, [.percent: .number(54)])]
  ) -> DecidedLabel {
    func unit(_ nutrient: Nutrient) -> NutrientUnit {
      switch nutrient {
      case .energyKJ: .kilojoule
      case .energyKcal: .kilocalorie
      default: subject == .petFood ? .percent : .gram
      }
    }
    var label = DecidedLabel(subject: subject, basis: basis)
    for (nutrient, value) in values {
      label.readings[nutrient] = reading(nutrient, value, unit(nutrient))
    }
    for (nutrient, value) in doubtful.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      label.forReview.append(
        ReviewValue(reading(nutrient, value, unit(nutrient)), basis: basis, reason: Message(reason))
      )
    }
    return label
  }

  @Test("Saturated fat above fat is said with both numbers, not as a share of certainty")
  func part() {
    let label = label(.food, [.fat: 8], doubtful: [.saturatedFat: 12], basis: .per100g)
    let explained = explainContradictions(in: label, subject: .food)
    #expect(explained.forReview.map(\.reason.text) == ["saturated fat 12 g is more than fat 8 g"])
    #expect(
      explained.findings == [
        Finding(
          rule: FindingRule(rawValue: "SaturatedFatIsAtMostFat"), severity: .warning,
          message: Message(text: "saturated fat 12 g is more than fat 8 g"),
          fields: ["saturatedFat", "fat"])
      ])
  }

  @Test("Energies that disagree are said with what each makes of the other")
  func energies() {
    let label = label(
      .food, [:], doubtful: [.energyKJ: 1010, .energyKcal: 1239], basis: .per100g,
      reason: [
        MessageClause(.certainty, [.percent: .number(54)]),
        MessageClause(.readingsDiffer, [.count: .number(2)]),
        MessageClause(.doubts, [.doubts: .doubts([.slashReadAsDigit])]),
      ])
    let explained = explainContradictions(in: label, subject: .food)
    let sentence =
      "1010 kJ and 1239 kcal are different energies: 1010 kJ are 241 kcal, 1239 kcal are "
      + "5184 kJ"
    #expect(
      explained.forReview.map(\.reason.text)
        == Array(
          repeating: sentence + "; 2 different readings; a slash was read as a digit", count: 2))
    #expect(explained.findings.map(\.message.text) == [sentence])
  }

  @Test("Parts that exceed the whole are named with their sum, though not all five are read")
  func sum() {
    let label = label(
      .petFood, [.protein: 45, .moisture: 78], doubtful: [.fat: 20], basis: .asFed)
    let explained = explainContradictions(in: label, subject: .petFood)
    #expect(
      explained.forReview.map(\.reason.text)
        == ["protein 45 %, fat 20 %, moisture 78 % add up to 143 %, above 102 %"])
  }

  @Test("A sum that the decision has said is said once, as the rule counts it")
  func sumOnce() {
    let label = label(
      .food, [.fat: 20, .carbohydrates: 60, .fiber: 5], doubtful: [.protein: 40], basis: .per100g,
      reason: [
        MessageClause(
          .gramsAreTooMany,
          [
            .amounts: .amounts([
              MessageArgument.Amount(.fat, 20, .gram),
              MessageArgument.Amount(.carbohydrates, 60, .gram),
              MessageArgument.Amount(.protein, 40, .gram),
              MessageArgument.Amount(.fiber, 5, .gram),
            ]), .sum: .number(125),
          ])
      ])
    let explained = explainContradictions(in: label, subject: .food)
    #expect(
      explained.forReview.map(\.reason.text)
        == ["fat 20 g, carbohydrates 60 g, protein 40 g of 100 g add up to 120 g, above 105 g"])
  }

  @Test("A value that contradicts nothing keeps its share of certainty")
  func unrelated() {
    let doubtful = label(
      .food, [.fat: 8, .carbohydrates: 3], doubtful: [.saturatedFat: 2, .sugars: 3],
      basis: .per100g)
    #expect(explainContradictions(in: doubtful, subject: .food) == doubtful)
    let wrong = label(.food, [.fat: 8, .saturatedFat: 12], doubtful: [.salt: 1], basis: .per100g)
    #expect(explainContradictions(in: wrong, subject: .food) == wrong)
  }

  @Test("A serving's values are held against the serving's")
  func serving() {
    var label = label(.food, [.fat: 30], doubtful: [:], basis: .per100g)
    label.perServing[.fat] = reading(.fat, 3, .gram)
    label.forReview = [
      ReviewValue(
        reading(.saturatedFat, 12, .gram), basis: .perServing,
        reason: Message(.certainty, [.percent: .number(30)]))
    ]
    let explained = explainContradictions(in: label, subject: .food)
    #expect(explained.forReview.map(\.reason.text) == ["saturated fat 12 g is more than fat 3 g"])
    #expect(
      explained.findings.map(\.message.text) == [
        "per serving, saturated fat 12 g is more than fat 3 g"
      ])
    #expect(explained.findings.first?.fields == ["perServing.saturatedFat", "perServing.fat"])
  }
}
