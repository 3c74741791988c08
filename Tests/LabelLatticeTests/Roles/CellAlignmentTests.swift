import LabelLattice
import LabelModel
import Testing

@Suite("Values in cells with their names")
struct CellAlignmentTests {
  /// A cell of a grid.
  private struct Cell {
    var names: [String]
    var value: Double
    var nutrient: Nutrient?
  }

  private static let cells = [
    Cell(names: ["Protein"], value: 25, nutrient: .protein),
    Cell(names: ["Moisture"], value: 8, nutrient: .moisture),
    Cell(names: ["Crude fibre"], value: 3, nutrient: .fiber),
    Cell(names: ["Fat content"], value: 14, nutrient: .fat),
    Cell(names: ["Magnesium"], value: 0.4, nutrient: nil),
    Cell(names: ["Crude ash"], value: 7, nutrient: .ash),
  ]

  /// Cells side by side, each a stack of names with a value above or below.
  private func page(
    _ cells: [Cell] = CellAlignmentTests.cells, nameIsAbove: Bool = true, across: Int = 3,
    unit: String = " %", others: [TextLine] = []
  ) -> Lattice {
    let lines = cells.enumerated().flatMap { index, cell in
      let isWhole = cell.value == cell.value.rounded()
      let value = (isWhole ? "\(Int(cell.value))" : "\(cell.value)") + unit
      let texts = nameIsAbove ? cell.names + [value] : [value] + cell.names
      return texts.enumerated().filter { !$1.isEmpty }.map { line, text in
        Self.line(
          text, left: 100 + 400 * (index % across), top: 100 + 100 * (index / across) + 45 * line)
      }
    }
    return Lattice(RecognizedPage(source: "grid.png", lines: lines + others))
  }

  private static func line(_ text: String, left: Int, top: Int) -> TextLine {
    let box = BoundingBox(left: left, top: top, right: left + 200, bottom: top + 36)
    return TextLine(words: [Word(text: text, box: box)])
  }

  /// The probability that the value of a cell has its name in the cell, and that it has another one.
  private func chances(_ cell: Cell, _ lattice: Lattice) throws -> (own: Double, other: Double) {
    let spot = try #require(lattice.items.first { $0.option.value == cell.value }).spot
    let key = cell.nutrient.flatMap { LatticeNutrient.index(of: $0) }
    return CellAlignment(lattice.page).chances(of: spot, key: key) ?? (0, 0)
  }

  @Test("Finds on which side of their values a panel's names are", arguments: [true, false])
  func direction(nameIsAbove: Bool) throws {
    let page = self.page(nameIsAbove: nameIsAbove)
    for cell in Self.cells {
      let chances = try self.chances(cell, page)
      #expect(chances.own > 0.8, "\(cell)")
      #expect(chances.other < 0.1, "\(cell)")
    }
  }

  @Test("Keeps cells apart whose stacks of names are unequal, and whose units are in the names")
  func unequalStacks() throws {
    let cells = [
      Cell(names: ["Protein", "Rohprotein", "Ruwe eiwitten"], value: 31, nutrient: .protein),
      Cell(names: ["Crude fibre", "Rohfaser"], value: 2, nutrient: .fiber),
      Cell(names: ["Moisture"], value: 11, nutrient: .moisture),
    ]
    let page = self.page(cells, unit: "")
    for cell in cells { #expect(try chances(cell, page).own > 0.6, "\(cell)") }
  }

  @Test("Bridges the lines of print between a name and its value, not empty ones")
  func printBetween() throws {
    func own(_ others: [String]) throws -> [Double] {
      let cells = Self.cells.prefix(3).map {
        Cell(names: $0.names + others, value: $0.value, nutrient: $0.nutrient)
      }
      let page = page(cells)
      return try cells.map { try chances($0, page).own }
    }
    let bridged = try own(["not less", "than all"])
    let apart = try own(["", ""])
    #expect(bridged.allSatisfy { $0 > 0.9 })
    #expect(zip(bridged, apart).allSatisfy { $0 > $1 + 0.1 }, "\(bridged) \(apart)")
  }

  @Test("Reads no phrase across two cells whose first word a stronger phrase has")
  func phraseAcrossCells() throws {
    let cells = ["Crude Protein", "Crude Fat", "Crude Fibre"].enumerated()
    func words(_ texts: [String], _ top: Int) -> [Word] {
      texts.enumerated().map { index, text in
        let left = 100 + 150 * index
        let box = BoundingBox(left: left, top: top, right: left + 130, bottom: top + 36)
        return Word(text: text, box: box)
      }
    }
    let names = cells.flatMap { $1.split(separator: " ").map(String.init) }
    let lines = [
      TextLine(words: words(names, 100)),
      TextLine(words: words(["21", "%", "8", "%", "3", "%"], 145)),
    ]
    let lattice = Lattice(RecognizedPage(source: "grid.png", lines: lines))
    let fat = Cell(names: ["Crude Fat"], value: 8, nutrient: .fat)
    let chances = try chances(fat, lattice)
    #expect(chances.own > 0.8)
    #expect(chances.other < 0.1)
  }

  @Test("Leaves a cell without a name to nobody")
  func unreadName() throws {
    var cells = Self.cells
    cells[1].names = ["qqqqqqqq"]
    let chances = try self.chances(cells[1], page(cells))
    #expect(chances.own + chances.other < 0.3)
  }

  @Test("Counts the words for a bound to a value's cell")
  func bounds() throws {
    let names = [("Sugars", Nutrient.sugars), ("Protein", .protein), ("Salt", .salt)]
    let lines = names.enumerated().flatMap { index, name in
      let left = 100 + 400 * index
      let words = ["less", "than", "0.\(index + 1)", "g"].enumerated().map { place, text in
        Word(
          text: text,
          box: BoundingBox(
            left: left - 40 + 75 * place, top: 145, right: left + 25 + 75 * place, bottom: 181))
      }
      let box = BoundingBox(left: left, top: 100, right: left + 100, bottom: 136)
      return [TextLine(words: [Word(text: name.0, box: box)]), TextLine(words: words)]
    }
    let lattice = Lattice(RecognizedPage(source: "grid.png", lines: lines))
    for (index, name) in names.enumerated() {
      let cell = Cell(names: [name.0], value: Double(index + 1) / 10, nutrient: name.1)
      #expect(try chances(cell, lattice).own > 0.6, "\(name)")
    }
  }

  @Test("Sees no cells in sentences beside a grid")
  func sentences() throws {
    let sentence = "contains lactose 12 % and starch 33 % as well"
    let others = (0..<4).map { Self.line(sentence, left: 1400, top: 100 + 50 * $0) }
    let page = self.page(others: others)
    #expect(try chances(Self.cells[0], page).own > 0.8)
  }

  @Test("Gives the nearest name to the left a value of two analyses side by side")
  func sideBySide() throws {
    let rows = [
      ("Crude Protein", "21 %", "Phosphorus", "0.8 %"), ("Crude Fat", "10 %", "Zinc", "2 %"),
    ]
    let lines = rows.enumerated().flatMap { index, row in
      [row.0, row.1, row.2, row.3].enumerated().map { column, text in
        Self.line(text, left: 100 + 300 * column, top: 100 + 60 * index)
      }
    }
    let lattice = Lattice(RecognizedPage(source: "grid.png", lines: lines))
    let cells = CellAlignment(lattice.page)
    func left(_ value: Double, _ key: Int) throws -> (own: Double, other: Double) {
      let spot = try #require(lattice.items.first { $0.option.value == value }).spot
      return try #require(cells.chancesToTheLeft(of: spot, key: key))
    }
    #expect(try left(21, LatticeNutrient.protein).own > 0.8)
    #expect(try left(0.8, LatticeNutrient.protein).own < 0.1)
    #expect(try left(0.8, LatticeNutrient.protein).other > 0.8)
  }

  @Test("Knows a table by the names to the left of its values")
  func table() {
    let page = Lattice(LabelSheet.twoColumns.page).page
    let cells = CellAlignment(page)
    for spot in page.spots.indices {
      for key in 0..<LatticeNutrient.count {
        #expect(cells.chances(of: spot, key: key)?.own ?? 0 < 0.1)
      }
    }
  }
}
