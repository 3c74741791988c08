import LabelLattice
import LabelModel
import Testing

@Suite("Bounds of values")
struct BoundTests {
  private func page(_ rows: [[(text: String, left: Int)]]) -> RecognizedPage {
    RecognizedPage(
      source: "analysis.jpg",
      lines: rows.enumerated().flatMap { row, cells in
        cells.map { text, left in
          let box = BoundingBox(
            left: left, top: 60 * row, right: left + 20 * text.count, bottom: 60 * row + 40)
          return TextLine(words: [Word(text: text, box: box, confidence: Confidence(0.9))])
        }
      })
  }

  private func bound(of value: Double, _ rows: [[(text: String, left: Int)]]) -> Bound? {
    let lattice = Lattice(page(rows))
    return lattice.items.first { $0.option.value == value }
      .flatMap { lattice.page.bound(of: lattice.page.spots[$0.spot]) }
  }

  @Test(
    "The columns of least and greatest contents have their headings' bounds",
    arguments: [(700, Bound.minimum), (1_000, .maximum), (850, nil)])
  func columns(_ left: Int, _ expected: Bound?) {
    let rows = [
      [("Guaranteed Analysis", 0)], [("min", 700), ("max", 1_000)],
      [("Crude Protein", 0), ("7 %", left)],
    ]
    #expect(bound(of: 7, rows) == expected)
  }

  @Test("A bound beside a value outweighs its column's")
  func beside() {
    let rows = [
      [("min", 700), ("max", 1_000)], [("Crude Protein", 0), ("7 % max", 700)],
    ]
    #expect(bound(of: 7, rows) == .maximum)
  }

  @Test("A lone word for a bound heads no column")
  func lone() {
    let rows = [[("min", 700)], [("Crude Protein", 0), ("7 %", 700)]]
    #expect(bound(of: 7, rows) == nil)
  }

  @Test("A word for a bound beside other print heads no column")
  func sentence() {
    let rows = [
      [("Cook for 9 min", 700), ("max", 1_000)], [("Crude Protein", 0), ("7 %", 700)],
    ]
    #expect(bound(of: 7, rows) == nil)
  }
}
