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

  /// The bound of a value whose nutrient is known, protein unless another one is given.
  private func bound(
    of value: Double, _ rows: [[(text: String, left: Int)]], as nutrient: Nutrient = .protein
  ) -> Bound? {
    let lattice = Lattice(page(rows))
    guard let item = lattice.items.first(where: { $0.option.value == value }) else { return nil }
    let key = LatticeNutrient.order.firstIndex(of: nutrient)
    let name = item.roles.first { $0.key == key && $0.name != nil }?.name
    return lattice.page.bound(of: lattice.page.spots[item.spot], name: name)
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

  @Test(
    "Capitals like MIN or MAX behind a percentage are a bound, and other words are not",
    arguments: [
      ("7 % MIS", Bound.minimum), ("7 % (MAN)", .maximum), ("7 % MAIS", nil), ("7 % más", nil),
    ])
  func damaged(_ print: String, _ expected: Bound?) {
    #expect(bound(of: 7, [[("Crude Protein", 0), (print, 700)]]) == expected)
  }

  @Test(
    "A word for a bound behind a full stop is the next sentence's, where another word follows",
    arguments: [("7 %. Mindestens haltbar bis", nil), ("7 % mindestens", Bound.minimum)])
  func nextSentence(_ print: String, _ expected: Bound?) {
    #expect(bound(of: 7, [[("Protein", 0), (print, 300)]]) == expected)
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

  /// A grid of two names above their values.
  private func grid(_ cells: [[String]]) -> [[(text: String, left: Int)]] {
    cells.map { row in row.enumerated().map { ($1, 500 * $0) } }
  }

  @Test(
    "A bound in a cell is its value's, whatever row of the cell it is in",
    arguments: [
      [["Crude Protein, min.", "Crude Fibre, max."], ["7 %", "3 %"]],
      [["Crude Protein", "Crude Fibre"], ["min. 7 %", "max. 3 %"]],
      [["Crude Protein", "Crude Fibre"], ["min.", "max."], ["7 %", "3 %"]],
      [["7 %", "3 %"], ["Crude Protein", "Crude Fibre"], ["min", "max"]],
      [["Crude Protein, not", "Crude Fibre, not"], ["less than", "more than"], ["7 %", "3 %"]],
    ])
  func cells(_ cells: [[String]]) {
    #expect(bound(of: 7, grid(cells)) == .minimum)
    #expect(bound(of: 3, grid(cells), as: .fiber) == .maximum)
  }

  @Test("A bound behind another value in the row is not a value's own")
  func neighbour() {
    let rows = [
      [("Crude Protein", 0), ("Crude Fibre", 500)],
      [("7 %", 0), ("max. 3 %", 250)],
    ]
    #expect(bound(of: 7, rows) == nil)
  }

  @Test("A time above a value is no bound of it")
  func time() {
    let cells = [["Crude Protein", "Crude Fibre"], ["9 min", "Serve"], ["7 %", "3 %"]]
    #expect(bound(of: 7, grid(cells)) == nil)
  }
}
