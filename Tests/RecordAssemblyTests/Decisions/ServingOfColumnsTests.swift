import Foundation
import LabelModel
import RecordAssembly
import Testing

@Suite("The serving's size beside two columns")
struct ServingOfColumnsTests {
  private let hundred: [Nutrient: Decimal] = [
    .fat: 28.1, .carbohydrates: 24.6, .sugars: 7.2, .protein: 3.7,
  ]
  private let ofSeventy: [Nutrient: Decimal] = [
    .fat: 19.7, .carbohydrates: 17.2, .sugars: 5, .protein: 2.6,
  ]

  private func record(
    _ serving: Quantity, whole: [Nutrient: Decimal]? = nil, part: [Nutrient: Decimal]? = nil,
    basis: Basis = .per100g
  ) -> ProductRecord {
    func readings(_ values: [Nutrient: Decimal], _ basis: Basis) -> [Nutrient: NutrientReading] {
      Dictionary(
        uniqueKeysWithValues: values.map { nutrient, value in
          (
            nutrient,
            NutrientReading(
              nutrient: nutrient, quantity: Quantity(value, .gram), basis: basis,
              confidence: Confidence(0.98), evidence: Evidence(image: "a.jpg", text: "\(value)"))
          )
        })
    }
    return merge(
      MergeInput(
        label: DecidedLabel(
          subject: .food, basis: basis, readings: readings(whole ?? hundred, basis),
          perServing: readings(part ?? ofSeventy, .perServing), servingSize: serving)))
  }

  @Test("A size that most rows contradict is left out, and the finding has both sizes")
  func contradicted() throws {
    let record = record(Quantity(40, .gram))
    #expect(record.servingSize == nil)
    let finding = try #require(
      record.findings.first { $0.rule == .servingAgreesWithColumns })
    let clause = try #require(finding.message.clauses.first)
    #expect(clause.arguments[.quantity] == .quantity(Quantity(40, .gram)))
    #expect(clause.arguments[.value] == .number(70))
    #expect(finding.fields == ["servingSize"])
  }

  @Test(
    "A size that may be the one of the rows is kept, whatever they are rounded to",
    arguments: [70, 69.5, 70.5] as [Decimal])
  func fitting(_ size: Decimal) {
    let record = record(Quantity(size, .gram))
    #expect(record.servingSize == Quantity(size, .gram))
    #expect(!record.findings.contains { $0.rule == .servingAgreesWithColumns })
  }

  @Test("A size is kept beside columns without a common ratio, such as those with milk")
  func otherPreparation() {
    let withMilk: [Nutrient: Decimal] = [
      .fat: 3, .carbohydrates: 21.4, .sugars: 9.9, .protein: 7.2,
    ]
    #expect(record(Quantity(40, .gram), part: withMilk).servingSize == Quantity(40, .gram))
  }

  @Test("Two rows, a volume beside 100 g and amounts of nearly nothing show no size")
  func unknown() {
    let two = hundred.filter { [.fat, .protein].contains($0.key) }
    #expect(record(Quantity(40, .gram), whole: two).servingSize != nil)
    #expect(record(Quantity(40, .millilitre)).servingSize != nil)
    let little = hundred.mapValues { _ in 0.1 as Decimal }
    #expect(record(Quantity(40, .gram), whole: little, part: little).servingSize != nil)
  }
}
