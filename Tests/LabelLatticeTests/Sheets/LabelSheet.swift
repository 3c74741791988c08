import Foundation
import LabelModel
import Testing

/// A label as a clean photo shows it: rows of names with columns of amounts.
///
/// Lines are 40 pixels high and 60 pixels apart.
struct LabelSheet {
  /// An amount that the sheet prints, in grams, kJ or kcal.
  struct Amount: Hashable {
    var nutrient: Nutrient
    /// The basis of its column, `nil` when nothing says it.
    var basis: Basis?
    var value: Decimal
  }

  /// The part that a word of the sheet plays.
  enum Part {
    case title, heading, name, value, noise
  }

  /// A word with its place in the table.
  struct Piece {
    var text: String
    var box: BoundingBox
    var part: Part
    var row: Int
    /// The column of amounts, `nil` for a name.
    var column: Int?
    /// The amount that the word is the number of.
    var amount: Amount?
  }

  /// A column of amounts.
  struct Column {
    var heading: String
    /// The basis of its amounts, `nil` for a column of percentages.
    var basis: Basis?
  }

  /// A name with one cell for each column.
  struct Row {
    var name: String
    var cells: [String]
    var nutrient: Nutrient

    init(_ name: String, _ cells: String..., of nutrient: Nutrient) {
      self.init(name, cells, of: nutrient)
    }

    init(_ name: String, _ cells: [String], of nutrient: Nutrient) {
      (self.name, self.cells, self.nutrient) = (name, cells, nutrient)
    }
  }

  static let lineHeight = 40
  static let pitch = 60
  static let letterWidth = 20

  var pieces: [Piece] = []
  /// Whether a row is one line of the page; otherwise each cell is one.
  var joinsRows = false

  /// Lays a table out, with one line of text for each title above it.
  init(titles: [String] = [], columns: [Column], rows: [Row], joinsRows: Bool = false) {
    self.joinsRows = joinsRows
    let gap = 3 * Self.lineHeight
    let left = 2 * Self.lineHeight
    let nameWidth = rows.map { Self.width($0.name) }.max() ?? 0
    let cells = columns.map(\.heading) + rows.flatMap(\.cells)
    let slot = (cells.map(Self.width).max() ?? 0) + gap
    func place(_ column: Int) -> Int { left + nameWidth + gap + column * slot }
    var row = 0
    for title in titles {
      add(title, .title, row: row, left: left)
      row += 1
    }
    for (index, column) in columns.enumerated() {
      add(column.heading, .heading, row: row, column: index, left: place(index))
    }
    for line in rows {
      row += 1
      add(line.name, .name, row: row, left: left)
      for (index, cell) in line.cells.enumerated() {
        let first = pieces.count
        add(cell, .value, row: row, column: index, left: place(index))
        if let basis = columns[index].basis { tag(from: first, line.nutrient, basis) }
      }
    }
  }

  /// The width of a text in pixels.
  static func width(_ text: String) -> Int { letterWidth * text.count }

  /// Adds the words of a text from `left` to the right.
  mutating func add(
    _ text: String, _ part: Part, row: Int, column: Int? = nil, left: Int, top: Int? = nil
  ) {
    var left = left
    let top = top ?? Self.lineHeight + Self.pitch * row
    for word in text.split(separator: " ") {
      let right = left + Self.width(String(word))
      pieces.append(
        Piece(
          text: String(word),
          box: BoundingBox(left: left, top: top, right: right, bottom: top + Self.lineHeight),
          part: part, row: row, column: column))
      left = right + Self.letterWidth
    }
  }

  /// Notes which words of a cell are the numbers of amounts.
  private mutating func tag(from first: Int, _ nutrient: Nutrient, _ basis: Basis) {
    for index in pieces.indices.dropFirst(first) {
      let digits = pieces[index].text.prefix { $0.isNumber || $0 == "," || $0 == "." }
      guard let value = Decimal(string: String(digits).replacing(",", with: ".")) else { continue }
      let glued = String(pieces[index].text.dropFirst(digits.count))
      let next = pieces.indices.contains(index + 1) ? pieces[index + 1].text : ""
      let unit = NutrientUnit(rawValue: glued.isEmpty ? next : glued) ?? .gram
      let isEnergy = nutrient == .energyKJ || nutrient == .energyKcal
      let own: Nutrient =
        isEnergy && unit == .kilojoule
        ? .energyKJ : isEnergy && unit == .kilocalorie ? .energyKcal : nutrient
      pieces[index].amount = Amount(
        nutrient: own, basis: basis, value: Quantity(value, unit).normalized ?? value)
    }
  }

  /// The amounts that are printed.
  var amounts: Set<Amount> { Set(pieces.compactMap(\.amount)) }

  /// The sheet as a photo's recognised text.
  ///
  /// Its lines are in reading order, the cells of one row from left to right.
  var page: RecognizedPage {
    let cells = Dictionary(grouping: pieces) { piece in
      [piece.row, joinsRows || piece.part == .noise ? 0 : (piece.column ?? -1)]
    }
    let tops: [Int: Int] = Dictionary(pieces.map { ($0.row, $0.box.top) }, uniquingKeysWith: min)
    func place(_ line: [Piece]) -> (Int, Int, Int) {
      (tops[line[0].row] ?? 0, line[0].row, line[0].box.left)
    }
    let lines = cells.values.map { $0.sorted { $0.box.left < $1.box.left } }
      .sorted { place($0) < place($1) }
    let frame = BoundingBox.union(of: pieces.map(\.box))
    return RecognizedPage(
      source: "sheet.png",
      size: PixelSize(width: (frame?.right ?? 0) + 80, height: (frame?.bottom ?? 0) + 80),
      lines: lines.map { line in
        TextLine(
          words: line.map { Word(text: $0.text, box: $0.box, confidence: Confidence(0.95)) })
      })
  }
}

extension LabelSheet: CustomTestStringConvertible {
  var testDescription: String { page.text.replacing("\n", with: " | ") }
}
