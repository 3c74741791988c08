/// Items filed by their square cell of the plane, to find neighbours fast.
struct CellGrid {
  /// Pixels a cell is wide and high.
  static let side = 32

  private let columns: Int
  private let rows: Int
  private let starts: [Int32]
  private let items: [Int32]

  /// A cell.
  struct Cell {
    var column: Int
    var row: Int
  }

  /// Files items: `entries` names each item's cells; cells outside are moved to the edge.
  init(width: Int, height: Int, entries: [(cell: Cell, item: Int)]) {
    columns = max(0, width) / CellGrid.side + 1
    rows = max(0, height) / CellGrid.side + 1
    let (columns, rows) = (columns, rows)
    let places = entries.map { entry in
      min(rows - 1, max(0, entry.cell.row)) * columns
        + min(columns - 1, max(0, entry.cell.column))
    }
    var starts = [Int32](repeating: 0, count: columns * rows + 1)
    for place in places { starts[place + 1] += 1 }
    for place in 1..<starts.count { starts[place] += starts[place - 1] }
    var next = starts
    var items = [Int32](repeating: 0, count: entries.count)
    for (place, entry) in zip(places, entries) {
      items[Int(next[place])] = Int32(entry.item)
      next[place] += 1
    }
    self.starts = starts
    self.items = items
  }

  /// Calls `body` with each item filed in the cells of one row that the pixels `from ... to` touch.
  @inline(__always)
  func forEach(row: Int, from: Float, to: Float, _ body: (Int) -> Void) {
    guard row >= 0, row < rows else { return }
    let first = min(columns - 1, max(0, CellGrid.cell(of: from)))
    let last = min(columns - 1, max(0, CellGrid.cell(of: to)))
    guard first <= last else { return }
    for index in starts[row * columns + first]..<starts[row * columns + last + 1] {
      body(Int(items[Int(index)]))
    }
  }

  /// The cell number along one axis of a pixel.
  @inline(__always)
  static func cell(of position: Float) -> Int { Int((position / Float(side)).rounded(.down)) }
}
