import Foundation
import LabelModel
import RecordAssembly
import Testing

@Suite("The energy of a kilogram that a pet food's label states")
struct CalorieContentTests {
  /// The record of a can with 84.5 kcal in 100 g by its constituents.
  private static func record(stating kilocalories: Decimal) -> ProductRecord {
    var pet = label(can)
    pet.readings[.energyKcal] = NutrientReading(
      nutrient: .energyKcal, quantity: Quantity(kilocalories, .kilocaloriePerKilogram),
      basis: .asFed, confidence: Confidence(0.9),
      evidence: Evidence(image: "can.jpg", text: "\(kilocalories) kcal/kg"))
    return assembleRecord(RecordInput(label: pet))
  }

  private static func isContradicted(_ record: ProductRecord) -> Bool {
    record.findings.contains {
      $0.rule == .calorieContentAgreesWithConstituents && $0.severity == .error
    }
  }

  @Test("An energy that the constituents contradict is kept, with an error")
  func contradiction() {
    let agreeing = Self.record(stating: 860)
    #expect(!Self.isContradicted(agreeing) && agreeing.status == .valid)
    let contradicted = Self.record(stating: 3_500)
    #expect(Self.isContradicted(contradicted) && contradicted.status == .needsReview)
    #expect(contradicted.calorieContent?.quantity == Quantity(3_500, .kilocaloriePerKilogram))
    let finding = contradicted.findings.first {
      $0.rule == .calorieContentAgreesWithConstituents
    }
    #expect(
      finding?.message.text
        == "the printed energy is 3500 kcal, but fat 50 g, carbohydrates 20 g and protein 100 g give 845 kcal"
    )
  }

  @Test("A person refuses it, and another scan does not bring it back")
  func refusal() {
    let scan = Self.record(stating: 3_500)
    let values = ManualValues(rejections: [Rejection(.nutrient(.energyKcal), source: .ocr)])
    let changed = edited(scan, values)
    #expect(changed.calorieContent == nil && changed.status == .valid)
    #expect(changed.rejected.map(\.nutrient) == [.energyKcal])
    let again = combineScans(known: changed, scan: scan)
    #expect(again.calorieContent == nil && !Self.isContradicted(again))
    let corrected = combineScans(known: changed, scan: Self.record(stating: 860))
    #expect(corrected.calorieContent?.quantity == Quantity(860, .kilocaloriePerKilogram))
  }
}
