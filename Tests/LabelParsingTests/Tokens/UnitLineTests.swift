import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Units in lines of their own")
struct UnitLineTests {
  private func line(_ words: [(text: String, left: Int)], top: Int) -> TextLine {
    TextLine(
      words: words.map { word in
        Word(
          text: word.text,
          box: BoundingBox(
            left: word.left, top: top, right: word.left + 12 * word.text.count, bottom: top + 24),
          confidence: Confidence(0.96))
      })
  }

  @Test("Are of the number that ends the cell above them", arguments: [(20, 140), (500, 6)])
  func cells(left: Int, number: Decimal) {
    let page = RecognizedPage(
      source: "table.jpg",
      lines: [
        line([("Sodium", 20), ("/", 104), ("Sodium", 128), ("140", 212), ("6", 500)], top: 20),
        line([("mg", left)], top: 50),
      ])
    let values = LabelParser().tokens(of: page).values.filter { $0.unit == .milligram }
    #expect(values.map(\.number) == [number])
  }
}
