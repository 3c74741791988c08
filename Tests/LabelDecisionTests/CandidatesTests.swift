import Foundation
import LabelDecision
import LabelModel
import Testing

@Suite("Weighing the readings of one nutrient")
struct CandidatesTests {
  /// A reading of a value in row `row` of the label, seen `shift` pixels off.
  private func reading(
    _ value: String, row: Int, shift: Int = 0, _ confidence: Double = 0.9,
    doubts: [ReadingDoubt] = []
  ) -> NutrientReading {
    NutrientReading(
      nutrient: .protein, quantity: Quantity(Decimal(string: value) ?? .nan, .percent),
      basis: .asFed, confidence: Confidence(confidence),
      evidence: Evidence(
        image: "label.jpg", text: value,
        box: BoundingBox(
          left: 100 + shift, top: 50 * row + shift, right: 160 + shift, bottom: 50 * row + 20)),
      doubts: doubts)
  }

  private func odds(_ readings: [NutrientReading]) -> [Decimal: Double] {
    Candidates(nutrient: .protein, readings: readings).hypotheses.filter { $0.repair == nil }
      .reduce(into: [:]) { $0[$1.quantity.value] = $1.odds }
  }

  @Test("Many languages that agree outweigh one misreading")
  func agreement() throws {
    let rows = (0..<5).map { reading("31.8", row: $0, 0.97) }
    let odds = odds(rows + [reading("1.8", row: 5, 0.97)])
    let right = try #require(odds[Decimal(string: "31.8") ?? 0])
    let wrong = try #require(odds[Decimal(string: "1.8") ?? 0])
    #expect(right > 8 * wrong)
  }

  @Test("A second look at one place helps, but less than another place")
  func looks() throws {
    let once = try #require(odds([reading("12", row: 0)])[12])
    let twice = try #require(odds([reading("12", row: 0), reading("12", row: 0, shift: 2)])[12])
    let elsewhere = try #require(odds([reading("12", row: 0), reading("12", row: 1)])[12])
    #expect(once < twice && twice < elsewhere)
  }

  @Test("A second look helps little where the row is in doubt")
  func rows() throws {
    let doubts: [ReadingDoubt] = [.rowUncertain]
    let sure = [reading("12", row: 0, 0.5), reading("12", row: 0, shift: 2, 0.5)]
    let unsure = [
      reading("12", row: 0, 0.5, doubts: doubts),
      reading("12", row: 0, shift: 2, 0.5, doubts: doubts),
    ]
    #expect(try #require(odds(unsure)[12]) < (try #require(odds(sure)[12])))
  }

  @Test("One reading that is offered twice is one reading")
  func duplicates() throws {
    let one = reading("12", row: 0)
    #expect(odds([one, one]) == odds([one]))
  }
}
