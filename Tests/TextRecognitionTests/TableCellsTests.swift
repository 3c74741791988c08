import Testing
import TextRecognition

@Suite("Cells of a table that are too short for a line")
struct TableCellsTests {
  private func line(
    _ columns: ClosedRange<Float>, row: Float, probability: Float, letters: Int,
    height: Float = 20, polarity: Polarity = .brightOnDark
  ) -> FoundLine {
    FoundLine(
      curve: LineCurve(
        start: columns.lowerBound, end: columns.upperBound, coefficients: SIMD3(row, 0, 0)),
      top: -height / 2, bottom: height / 2, polarity: polarity, probability: probability,
      score: 1, letterCount: letters, isVertical: false)
  }

  private func cell(
    at columns: ClosedRange<Float>, row: Float, height: Float = 14,
    polarity: Polarity = .brightOnDark
  ) -> FoundLine {
    line(columns, row: row, probability: 0.03, letters: 3, height: height, polarity: polarity)
  }

  @Test("A number beside a doubtful name in fine print is a cell")
  func besideADoubtfulName() {
    let cells = TableCells(rows: [line(20...240, row: 100, probability: 0.45, letters: 12)])
    #expect(cells.holds(cell(at: 480...520, row: 101)))
  }

  @Test("Ink that no line is made of has no cells", arguments: [Float(0.1), 0.19])
  func besideNoLine(probability: Float) {
    let cells = TableCells(rows: [line(20...240, row: 100, probability: probability, letters: 12)])
    #expect(!cells.holds(cell(at: 480...520, row: 101)))
  }

  @Test("Another row, height, polarity or distance makes no cell")
  func besideAnotherRow() {
    let cells = TableCells(rows: [line(20...240, row: 100, probability: 0.9, letters: 12)])
    #expect(!cells.holds(cell(at: 480...520, row: 125)))
    #expect(!cells.holds(cell(at: 480...520, row: 100, height: 8)))
    #expect(!cells.holds(cell(at: 480...520, row: 100, polarity: .darkOnBright)))
    #expect(!cells.holds(cell(at: 1100...1140, row: 100)))
    #expect(!cells.holds(cell(at: 200...260, row: 100)))
  }
}
