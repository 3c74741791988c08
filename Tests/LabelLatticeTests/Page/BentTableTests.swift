import Foundation
import LabelModel
import Testing

@Suite("Close photos of bent tables")
struct BentTableTests {
  private static let rows = [
    ("Energy", "1046 kJ / 250 kcal"), ("Fat", "8.0 g"), ("of which saturates", "3.1 g"),
    ("Carbohydrate", "30.5 g"), ("of which sugars", "12.2 g"), ("Fibre", "4.4 g"),
    ("Protein", "9.3 g"), ("Salt", "0.72 g"),
  ]
  private static let amounts: [Nutrient: Decimal] = [
    .energyKJ: 1046, .energyKcal: 250, .fat: 8, .saturatedFat: 31 / 10, .carbohydrates: 305 / 10,
    .sugars: 122 / 10, .fiber: 44 / 10, .protein: 93 / 10, .salt: 72 / 100,
  ]

  /// The table with rows that are parabolas, one of whose names was not read.
  ///
  /// `bow` is the pixels by which a row falls from its middle to its ends.
  private static func page(bow: Double, without lost: Int) -> RecognizedPage {
    let cells = rows.enumerated().flatMap { row, cells in
      let amount = line(cells.1, 980 - 12 * cells.1.count, 140 + 40 * row, bow)
      return row == lost ? [amount] : [line(cells.0, 20, 140 + 40 * row, bow), amount]
    }
    return RecognizedPage(
      source: "bent.jpg", size: PixelSize(width: 1_000, height: 600),
      lines: [line("Nutrition per 100 g of product", 20, 100, bow)] + cells)
  }

  /// A line of letters of 12 pixels. Its edges are in pixels, the upper one that in the middle of its row.
  private static func line(_ text: String, _ left: Int, _ top: Int, _ bow: Double) -> TextLine {
    var place = left
    let words = text.split(separator: " ").map { word in
      let width = 12 * word.count
      let away = (Double(place) + Double(width) / 2 - 500) / 500
      let down = top + Int(bow * away * away)
      let box = BoundingBox(left: place, top: down, right: place + width, bottom: down + 24)
      place = box.right + 12
      return Word(text: String(word), box: box, confidence: Confidence(0.95))
    }
    let middle = Double(left + place - 12) / 2
    return TextLine(words: words, slope: 2 * bow * (middle - 500) / 250_000)
  }

  @Test(
    "Give no value to the row beside its own, whichever name is missing",
    arguments: [-60.0, -20, 20, 40, 60], [1, 2, 4, 6])
  func lostName(bow: Double, lost: Int) throws {
    let label = try #require(SheetDecision.of([Self.page(bow: bow, without: lost)]))
    let read = label.readings.mapValues(\.quantity.value)
    #expect(read.allSatisfy { Self.amounts[$0.key] == $0.value })
    #expect(read.count >= 8)
  }
}
