import Testing
import TextRecognition

@Suite("Cells of a table that are too short for a line")
struct TableCellsTests {
  private func cell(
    at columns: ClosedRange<Float>, row: Float, height: Float = 14,
    polarity: Polarity = .brightOnDark
  ) -> FoundLine {
    .level(
      columns, row: row, height: height, probability: 0.03, letters: 3, polarity: polarity)
  }

  /// The cells of a page with one name in bright print.
  private func cells(besideNameOf probability: Float) -> TableCells {
    TableCells(rows: [
      .level(
        20...240, row: 100, height: 20, probability: probability, letters: 12,
        polarity: .brightOnDark)
    ])
  }

  @Test("A number beside a doubtful name in fine print is a cell")
  func besideADoubtfulName() {
    let cells = self.cells(besideNameOf: 0.45)
    #expect(cells.holds(cell(at: 480...520, row: 101)))
  }

  @Test("Ink that no line is made of has no cells", arguments: [Float(0.1), 0.19])
  func besideNoLine(probability: Float) {
    let cells = self.cells(besideNameOf: probability)
    #expect(!cells.holds(cell(at: 480...520, row: 101)))
  }

  @Test("Another row, height, polarity or distance makes no cell")
  func besideAnotherRow() {
    let cells = self.cells(besideNameOf: 0.9)
    #expect(!cells.holds(cell(at: 480...520, row: 125)))
    #expect(!cells.holds(cell(at: 480...520, row: 100, height: 8)))
    #expect(!cells.holds(cell(at: 480...520, row: 100, polarity: .darkOnBright)))
    #expect(!cells.holds(cell(at: 1100...1140, row: 100)))
    #expect(!cells.holds(cell(at: 200...260, row: 100)))
  }
}
