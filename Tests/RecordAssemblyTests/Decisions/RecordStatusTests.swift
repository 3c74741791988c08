import Foundation
import LabelModel
import RecordAssembly
import Testing

@Suite struct RecordStatusTests {
  private func record(_ subject: Subject?, _ nutrients: [Nutrient]) -> ProductRecord {
    let unit: NutrientUnit = subject == .petFood ? .percent : .gram
    return ProductRecord(
      status: .valid, subject: subject, basis: .asFed,
      nutrients: Dictionary(
        uniqueKeysWithValues: nutrients.map {
          ($0, NutrientValue(Quantity(1, unit), source: .ocr))
        }))
  }

  private func refused(_ source: Source, rule: FindingRule) -> RejectedValue {
    RejectedValue(
      nutrient: .fat, source: source, quantity: Quantity(99, .percent), rule: rule,
      message: Message(text: "m"))
  }

  @Test("Nothing at all is unreadable")
  func unreadable() { #expect(recordStatus(of: record(nil, [])) == .unreadable) }

  @Test("All five of a pet food are valid, four are incomplete")
  func petFood() {
    #expect(recordStatus(of: record(.petFood, Nutrient.petFoodCore)) == .valid)
    #expect(recordStatus(of: record(.petFood, [.protein, .fat, .fiber, .moisture])) == .incomplete)
    #expect(recordStatus(of: record(nil, Nutrient.petFoodCore)) == .incomplete)
  }

  @Test("A food needs the mandatory declaration; fibre and one of each alternative may be missing")
  func food() {
    let mandatory: [Nutrient] = [
      .energyKcal, .fat, .saturatedFat, .carbohydrates, .sugars, .protein, .sodium,
    ]
    #expect(recordStatus(of: record(.food, mandatory)) == .valid)
    for missing in mandatory {
      let rest = mandatory.filter { $0 != missing }
      #expect(recordStatus(of: record(.food, rest)) == .incomplete, "\(missing)")
    }
    var serving = record(.food, [])
    serving.perServing = record(.food, mandatory).nutrients
    #expect(recordStatus(of: serving) == .valid)
  }

  @Test("A value for review, a refused reading or an error asks for a person")
  func needsReview() {
    var doubtful = record(.petFood, Nutrient.petFoodCore)
    doubtful.forReview = [
      ReviewValue(
        nutrient: .taurine, quantity: Quantity(1, .percent), confidence: Confidence(0.5),
        reason: Message(text: "r"), evidence: Evidence(image: "i", text: "t"))
    ]
    #expect(recordStatus(of: doubtful) == .needsReview)

    var refusedReading = record(.petFood, Nutrient.petFoodCore)
    refusedReading.rejected = [
      refused(.ocr, rule: FindingRule(rawValue: "FatIsInRangeForFoodType"))
    ]
    #expect(recordStatus(of: refusedReading) == .needsReview)

    var wrong = record(.petFood, Nutrient.petFoodCore)
    wrong.findings = [
      Finding(rule: FindingRule(rawValue: "R"), severity: .error, message: Message(text: "m"))
    ]
    #expect(recordStatus(of: wrong) == .needsReview)

    #expect(
      recordStatus(
        of: ProductRecord(
          status: .valid, rejected: [refused(.ocr, rule: FindingRule(rawValue: "ValueIsPossible"))])
      )
        == .needsReview)
  }

  @Test("A person's refusal, a refused API value and a warning do not")
  func settled() {
    var settled = record(.petFood, Nutrient.petFoodCore)
    settled.rejected = [
      refused(.ocr, rule: .personAcceptsValue),
      refused(.api, rule: FindingRule(rawValue: "ApiFatIsInRange")),
    ]
    settled.findings = [
      Finding(rule: FindingRule(rawValue: "R"), severity: .warning, message: Message(text: "m"))
    ]
    #expect(recordStatus(of: settled) == .valid)
  }
}
