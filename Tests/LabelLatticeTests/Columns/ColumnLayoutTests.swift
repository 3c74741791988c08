import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Ways to divide values into columns")
struct ColumnLayoutTests {
  private let left = [0.8, 1.2, 6, 12, 14, 62, 366, 1544]
  private let right = [0.24, 0.4, 1.8, 3.6, 4.2, 18.6, 110, 463]

  @Test("Finds two columns by the places of their values", arguments: [false, true])
  func places(joinsRows: Bool) throws {
    var sheet = LabelSheet.twoColumns
    sheet.joinsRows = joinsRows
    let lattice = Lattice(sheet.page).laidOut()
    let layout = try #require(lattice.layouts.map(\.layout).first { !$0.isStream })
    #expect(Set(layout.columns.map(lattice.numbers)) == [left, right])
  }

  @Test("Finds the same columns wherever on the photo, at any size")
  func size() throws {
    let moved = LabelSheet.twoColumns.scaled(by: 0.5).moved(right: 300, down: 200)
    let lattice = Lattice(moved.page).laidOut()
    let layout = try #require(lattice.layouts.map(\.layout).first { !$0.isStream })
    #expect(Set(layout.columns.map(lattice.numbers)) == [left, right])
  }

  @Test("Keeps columns whole where rows are five lines high and one is unread")
  func highRows() throws {
    var sheet = LabelSheet.twoColumns
    let unread = 4
    sheet.pieces = sheet.pieces.filter { $0.part != .value || $0.row != unread }.map { piece in
      var piece = piece
      let down = piece.row * (5 * LabelSheet.lineHeight - LabelSheet.pitch)
      piece.box = BoundingBox(
        left: piece.box.left, top: piece.box.top + down, right: piece.box.right,
        bottom: piece.box.bottom + down)
      return piece
    }
    let lattice = Lattice(sheet.page).laidOut()
    let layout = try #require(lattice.layouts.map(\.layout).first { !$0.isStream })
    #expect(layout.columns.count == 2, "columns: \(layout.columns.map(lattice.numbers))")
  }

  @Test("Keeps columns apart where an energy's row reaches from one into the other")
  func bridge() throws {
    func word(_ text: String, _ left: Int, _ right: Int, row: Int) -> TextLine {
      let box = BoundingBox(left: left, top: 60 * row, right: right, bottom: 60 * row + 40)
      return TextLine(words: [Word(text: text, box: box, confidence: Confidence(0.9))])
    }
    let rows = [
      ("Fat", "6,0 g", "1,8 g"), ("Carbohydrate", "62 g", "19 g"), ("Protein", "12 g", "3,6 g"),
      ("Salt", "0,8 g", "0,2 g"),
    ]
    let lines = rows.enumerated().flatMap { row, cells in
      [
        word(cells.0, 0, 300, row: row + 1), word(cells.1, 700, 760, row: row + 1),
        word(cells.2, 800, 860, row: row + 1),
      ]
    }
    let energy = [word("Energy", 0, 200, row: 0), word("1544 kJ", 700, 860, row: 0)]
    let lattice = Lattice(RecognizedPage(source: "bridge.jpg", lines: energy + lines)).laidOut()
    let layout = try #require(lattice.layouts.map(\.layout).first { !$0.isStream })
    let columns = layout.columns.map { lattice.numbers($0).filter { $0 != 1544 } }
    #expect(Set(columns) == [[0.8, 6, 12, 62], [0.2, 1.8, 3.6, 19]])
  }

  @Test("Keeps the two energies of a cell together that is wider than its column")
  func wideCell() throws {
    func word(_ text: String, _ left: Int, _ right: Int, row: Int) -> TextLine {
      let box = BoundingBox(left: left, top: 60 * row, right: right, bottom: 60 * row + 40)
      return TextLine(words: [Word(text: text, box: box, confidence: Confidence(0.9))])
    }
    let rows = [
      ("Fat", "13 g", "6,7 g"), ("Carbohydrate", "58 g", "29 g"), ("Protein", "11 g", "5,6 g"),
      ("Salt", "0,5 g", "0,2 g"),
    ]
    let energies = [
      word("Energy", 0, 200, row: 0), word("1739 kJ", 540, 660, row: 0),
      word("(414 kcal)", 670, 800, row: 0), word("870 kJ", 830, 930, row: 0),
      word("(207 kcal)", 940, 1060, row: 0),
    ]
    let lines = rows.enumerated().flatMap { row, cells in
      [
        word(cells.0, 0, 300, row: row + 1), word(cells.1, 740, 800, row: row + 1),
        word(cells.2, 1000, 1060, row: row + 1),
      ]
    }
    let lattice = Lattice(RecognizedPage(source: "wide.jpg", lines: energies + lines)).laidOut()
    let layout = try #require(lattice.layouts.map(\.layout).first { !$0.isStream })
    #expect(
      Set(layout.columns.map(lattice.numbers))
        == [[0.5, 11, 13, 58, 414, 1739], [0.2, 5.6, 6.7, 29, 207, 870]])
  }

  @Test("Offers the values of two columns as one stream of text too")
  func stream() {
    let lattice = Lattice(LabelSheet.twoColumns.page).laidOut()
    let streams = lattice.layouts.map(\.layout).filter { $0.isStream && $0.columns.count == 1 }
    #expect(streams.map { lattice.numbers($0.columns[0]) } == [(left + right).sorted()])
  }

  @Test("Cuts running text at the heading of the second amount")
  func runningText() {
    let lattice = Lattice(
      text: "per 100 g: energy 1544 kJ / 366 kcal, fat 6,0 g, carbohydrate 62 g,",
      "protein 12 g, salt 0,80 g; per serving: energy 463 kJ / 110 kcal,",
      "fat 1,8 g, carbohydrate 18,6 g, protein 3,6 g, salt 0,24 g"
    ).laidOut()
    let streams = lattice.layouts.map(\.layout).filter(\.isStream)
    let parts = streams.filter { $0.columns.count == 2 }.map { $0.columns.map(lattice.numbers) }
    #expect(
      parts.contains([[0.8, 6, 12, 62, 366, 1544], [0.24, 1.8, 3.6, 18.6, 110, 463]]),
      "parts: \(parts)")
  }

  @Test("Takes the amounts of one heading together in running text of two languages")
  func languages() {
    let lattice = Lattice(
      text: "per 100 g: energy 1544 kJ / 366 kcal, fat 6,0 g, carbohydrate 62 g,",
      "protein 12 g; per serving: energy 463 kJ / 110 kcal, fat 1,8 g,",
      "carbohydrate 18,6 g, protein 3,6 g. pro 100 g: Energie 1544 kJ / 366 kcal,",
      "Fett 6,0 g, Kohlenhydrate 62 g, Eiweiss 12 g; pro Portion: Energie 463 kJ /",
      "110 kcal, Fett 1,8 g, Kohlenhydrate 18,6 g, Eiweiss 3,6 g"
    ).laidOut()
    let columns = lattice.layouts.map { $0.layout.columns.map { Set(lattice.numbers($0)) } }
    #expect(
      columns.contains([[6, 12, 62, 366, 1544], [1.8, 3.6, 18.6, 110, 463]]), "columns: \(columns)"
    )
  }

  @Test("Finds no columns by place in running text that another language states again")
  func repeatedText() {
    let lattice = Lattice(
      text: "Nährwerte pro 100 g: Brennwert 468 kJ (112 kcal) Fett 4,3 g davon",
      "gesättigte Fettsäuren 1,2 g Kohlenhydrate 16,2 g davon Zucker 0,6 g",
      "Eiweiß 1,9 g Salz 0,7 g. Valori nutritivi per 100 g: Energia 468 kJ",
      "(112 kcal) Grassi 4,3 g di cui acidi grassi saturi 1,2 g Carboidrati",
      "16,2 g di cui zuccheri 0,6 g Proteine 1,9 g Sale 0,7 g."
    ).laidOut()
    #expect(lattice.layouts.allSatisfy { $0.layout.isStream })
  }

  @Test("Finds columns by place in two tables, though both state the same amounts")
  func repeatedTables() {
    let rows = [
      ("Fat 4.3 g", "Fett 4,3 g"), ("Carbohydrate 16.2 g", "Kohlenhydrate 16,2 g"),
      ("Sugars 0.6 g", "Zucker 0,6 g"), ("Protein 1.9 g", "Eiweiß 1,9 g"),
      ("Salt 0.7 g", "Salz 0,7 g"), ("Fibre 2.1 g", "Ballaststoffe 2,1 g"),
    ]
    let lines = rows.enumerated().map { row, cells in
      let (first, second) = (
        CellPage.line(cells.0, 20, 40 * row), CellPage.line(cells.1, 400, 40 * row)
      )
      return TextLine(words: first.words + second.words)
    }
    let lattice = Lattice(RecognizedPage(source: "tables.jpg", lines: lines)).laidOut()
    #expect(lattice.layouts.contains { !$0.layout.isStream })
  }

  @Test("Does not cut running text that has one heading")
  func oneHeading() {
    let lattice = Lattice(
      text: "per 100 g: energy 1544 kJ / 366 kcal, fat 6,0 g, carbohydrate 62 g,",
      "protein 12 g, salt 0,80 g"
    ).laidOut()
    #expect(!lattice.layouts.contains { $0.layout.isStream && $0.layout.columns.count > 1 })
  }

  @Test("Gives each of two amounts behind a name a column of its own")
  func turns() {
    let lattice = Lattice(
      text: "per 100 g / per serving: energy 107 kJ / 102 kJ, energy 26 kcal / 24 kcal,",
      "fat 1,0 g / 0,9 g, carbohydrate 5,1 g / 4,8 g, protein 3,3 g / 3,2 g"
    ).laidOut()
    let columns = lattice.layouts.map { $0.layout.columns.map(lattice.numbers) }
    #expect(
      columns.contains([[1, 3.3, 5.1, 26, 107], [0.9, 3.2, 4.8, 24, 102]]), "columns: \(columns)")
  }

  @Test("Gives amounts the same columns wherever the lines of their text end")
  func lineEnds() throws {
    let words =
      "Nutrition information per 100 g / per serving (30 g): Energy 1746 kJ / 412 kcal / 524 kJ / "
      + "124 kcal, Fat 6.0 g / 1.8 g, of which saturates 3.6 g / 1.1 g, Carbohydrate 7.1 g / 2.1 g, "
      + "of which sugars 6.3 g / 1.9 g, Protein 82.5 g / 24.8 g, Salt 0.57 g / 0.17 g"
    for width in [56, 60, 62, 64, 72] {
      var lines = [""]
      for word in words.split(separator: " ") {
        let line = lines[lines.count - 1]
        if line.count + 1 + word.count > width {
          lines.append(String(word))
        } else {
          lines[lines.count - 1] = line.isEmpty ? String(word) : line + " " + word
        }
      }
      let label = try #require(SheetDecision.of([runningPage(lines)]))
      #expect(label.readings[.energyKJ]?.quantity.value == 1746, "\(width) letters")
      #expect(label.perServing[.energyKJ]?.quantity.value == 524, "\(width) letters")
      #expect(label.perServing[.protein]?.quantity.value == Decimal(248) / 10, "\(width) letters")
    }
  }

  @Test("Takes kcal and the kJ behind them for one energy")
  func energies() {
    let lattice = Lattice(
      text: "per 100 g / per serving: energy 125 kcal (523 kJ) / 49 kcal (205 kJ),",
      "fat 12,9 g / 4,9 g, protein 0,9 g / 0,3 g, salt 4,1 g / 1,6 g"
    ).laidOut()
    let columns = lattice.layouts.map { $0.layout.columns.map(lattice.numbers) }
    #expect(
      columns.contains([[0.9, 4.1, 12.9, 125, 523], [0.3, 1.6, 4.9, 49, 205]]),
      "columns: \(columns)")
  }

  @Test(
    "Parts two panels one below the other, whose columns are not in line", arguments: [0, 220, 440])
  func stackedPanels(shift: Int) {
    let lattice = Lattice(LabelSheet.twoColumns.twice(movedRight: shift).page).laidOut()
    let columns = lattice.layouts.map(\.layout).filter { !$0.isStream }
      .map { Set($0.columns.map(lattice.numbers)) }
    let twice = Set([left, right].map { ($0 + $0).sorted() })
    #expect(columns.contains(twice), "columns: \(columns)")
  }

  @Test("Decides two panels one below the other as it decides one", arguments: [0, 220, 440])
  func stackedDecision(shift: Int) throws {
    let sheet = LabelSheet.twoColumns.twice(movedRight: shift)
    let label = try #require(SheetDecision.of(sheet))
    #expect(sheet.wrongAmounts(in: label).isEmpty)
    #expect(label.readings.count >= 5, "accepted: \(label.readings.keys)")
  }

  @Test("Has no layout where nothing is a value")
  func nothing() {
    #expect(Lattice(text: "Keep cool and dry").laidOut().layouts.isEmpty)
  }

  @Test("Keeps every value in one column of a layout at most")
  func apart() {
    for sheet in LabelSheet.samples {
      for layout in Lattice(sheet.page).laidOut().layouts.map(\.layout) {
        let spots = layout.columns.flatMap { $0 }
        #expect(spots.count == Set(spots).count)
      }
    }
  }
}
