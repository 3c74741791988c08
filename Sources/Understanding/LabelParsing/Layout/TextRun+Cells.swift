import LabelModel

extension TextRun {
  /// One run for each cell: words of a line that no wide gap parts. A cell continues in the nearest
  /// one below it.
  ///
  /// Whole lines go on in cells alone: what goes on from line to line is found without cells.
  /// Text without places has no cells, nor has a page with more of them than a label can have.
  static func cells(_ lines: [ScannedLine], _ values: [[ValueMention]]) -> [TextRun] {
    var cells: [Cell] = []
    for line in lines.indices {
      let pieces = lines[line].pieces(around: values[line])
      cells += Cell.all(of: lines[line], index: line, pieces: pieces)
      if cells.count > mostCells { return [] }
    }
    // Cells by their top, so that each looks only at the few below it.
    let order = cells.indices.sorted {
      (cells[$0].box.centerY, $0) < (cells[$1].box.centerY, $1)
    }
    for (rank, cell) in order.enumerated() {
      guard let next = next(of: cells[cell], among: order.dropFirst(rank + 1), cells),
        !cells[cell].isLine || !cells[next].isLine
      else { continue }
      cells[cell].run.next = next
    }
    return cells.map(\.run)
  }

  private static func next(
    of cell: Cell, among order: ArraySlice<Int>, _ cells: [Cell]
  ) -> Int? {
    var best: (cell: Int, distance: Double)?
    for other in order {
      let below = cells[other]
      if below.box.centerY - cell.box.centerY > 3 * cell.height + cell.rise { break }
      let middle = cell.box.centerY + cell.slope * (below.box.centerX - cell.box.centerX)
      let drop = below.box.centerY - middle
      let overlap = min(cell.box.right, below.box.right) - max(cell.box.left, below.box.left)
      guard nearDrop.contains(drop / cell.height),
        overlap * 2 > min(cell.box.width, below.box.width),
        below.height < 1.7 * cell.height, below.height * 1.7 > cell.height
      else { continue }
      let aside = min(
        abs(below.box.left - cell.box.left), abs(below.box.right - cell.box.right),
        Int(abs(below.box.centerX - cell.box.centerX)))
      let distance = drop + 0.2 * Double(aside)
      if distance < best?.distance ?? .infinity { best = (other, distance) }
    }
    return best?.cell
  }

  /// Cells of a page at most; a label's photo has some hundred.
  private static let mostCells = 5_000

  /// The distance to the next line of a cell, in line heights.
  private static let nearDrop = 0.45...2.1

  /// A run with its place.
  private struct Cell {
    var run: TextRun
    var box: BoundingBox
    var slope: Double
    /// The height of the text without the slope, in pixels.
    var height: Double

    /// Whether the cell is all of its line.
    var isLine: Bool

    /// The rise or drop of the line over the cell, in pixels.
    var rise: Double { abs(slope) * Double(box.width) }

    /// The gap that parts two cells, in line heights; words of a sentence are nearer.
    private static let widestSpace = 1.0

    /// The cells of a line, left to right.
    static func all(
      of line: ScannedLine, index: Int, pieces: [ScannedLine.Piece]
    ) -> [Cell] {
      let words = line.line.words
      guard !words.isEmpty, words.allSatisfy({ $0.box != nil }), let whole = line.line.box else {
        return []
      }
      let slope = line.line.slope
      let height = max(4, Double(whole.height) - abs(slope) * Double(whole.width))
      var cells: [Cell] = []
      var first = 0
      for word in words.indices {
        let isLast = word == words.count - 1
        let gap = isLast ? 0 : (words[word + 1].box?.left ?? 0) - (words[word].box?.right ?? 0)
        guard isLast || Double(gap) > widestSpace * height else { continue }
        let end = isLast ? line.scalars.count : line.starts[word + 1] - 1
        let range = line.starts[first]..<end
        if let box = line.box(range) {
          cells.append(
            Cell(
              run: TextRun(
                line: index, range: range, pieces: pieces.filter { range.overlaps($0.range) }),
              box: box, slope: slope, height: height, isLine: range == 0..<line.scalars.count))
        }
        first = word + 1
      }
      return cells
    }
  }
}
