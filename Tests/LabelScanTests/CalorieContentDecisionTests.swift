import Foundation
import LabelModel
import LabelScan
import PhotoReading
import Testing

/// Decisions about the energy that a pet food's label states of a kilogram.
@Suite struct CalorieContentDecisionTests {
  /// Lines that are read well, but for the last one.
  private func page(_ lines: [String], certaintyOfLast: Double) -> RecognizedPage {
    RecognizedPage(
      source: "can.jpg", size: PixelSize(width: 1_000, height: 600),
      lines: lines.enumerated().map { row, line in
        var left = 40
        return TextLine(
          words: line.split(separator: " ").map { word in
            let right = left + 20 * word.count
            defer { left = right + 20 }
            return Word(
              text: String(word),
              box: BoundingBox(
                left: left, top: 50 + 60 * row, right: right, bottom: 90 + 60 * row),
              confidence: Confidence(row == lines.count - 1 ? certaintyOfLast : 0.95))
          })
      })
  }

  @Test(
    "An energy that the constituents contradict is never dropped in silence",
    arguments: [0.95, 0.6, 0.5])
  func contradiction(certainty: Double) async {
    let page = page(
      [
        "Cat food", "Analytical constituents:", "protein 10%, fat 5%, crude fibre 0.5%,",
        "crude ash 2%, moisture 80%.", "Metabolizable energy 3500 kcal/kg",
      ], certaintyOfLast: certainty)
    let record = await RecordBuilder().record(fromText: page).record
    let stated = Quantity(3_500, .kilocaloriePerKilogram)
    let isOffered = record.forReview.contains {
      $0.nutrient == .energyKcal && $0.quantity == stated
    }
    #expect(isOffered || record.calorieContent?.quantity == stated)
    #expect(record.status == .needsReview)
  }
}
