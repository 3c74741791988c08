package import LabelModel
package import LabelParsing

/// The distance of rows from the smooth field of a page's slopes, by the rules that are printed between them.
///
/// A table's rules follow every bend of its package. Between two rules the slope goes over from one to the other.
/// It ends some line heights above and below the rules. All limits are set by hand.
package struct RuleBend: Sendable {
  /// The grid's columns and rows are as far apart, in pixels.
  private var across = 1.0
  private var down = 1.0
  /// The grid's first column and row, in pixels.
  private var left = 0.0
  private var top = 0.0
  private var columns = 0
  private var rows = 0
  /// The pixels by which a row is lower than the field says, for each column from the top.
  private var shifts: [Double] = []
  /// The slopes that are missing in the field, likewise.
  private var slopes: [Double] = []

  /// A page whose rows follow the field.
  package init() {}

  /// Measures the rules against the field.
  ///
  /// - Parameters:
  ///   - rules: the rules of the page.
  ///   - field: the slopes of the page's lines.
  ///   - height: the height of its letters, in pixels, above 0.
  package init(_ rules: [PrintedRule], against field: RowField, height: Double) {
    across = height
    down = height / 2
    var samples: [Int: [Sample]] = [:]
    for rule in rules where Self.isUsable(rule, height: height) {
      for sample in Self.samples(rule, height: height) {
        let excess = sample.slope - field.slope(x: sample.x, y: sample.row)
        samples[Int((sample.x / across).rounded()), default: []].append(
          Sample(x: sample.x, row: sample.row, slope: excess))
      }
    }
    let places = samples.values.joined().map(\.row)
    guard let first = samples.keys.min(), let last = samples.keys.max(),
      let highest = places.min(), let lowest = places.max()
    else { return }
    let reach = Self.reach * height
    left = Double(first) * across
    top = highest - reach
    columns = last - first + 1
    rows = Int((lowest - highest + 2 * reach) / down) + 2
    guard columns * rows <= Self.mostPlaces else {
      (columns, rows) = (0, 0)
      return
    }
    for column in 0..<columns {
      let own = (samples[first + column] ?? []).sorted { $0.row < $1.row }
      for row in 0..<rows {
        slopes.append(Self.slope(at: top + Double(row) * down, own, reach: reach))
      }
    }
    let middle = samples.keys.sorted()[samples.count / 2] - first
    shifts = [Double](repeating: 0, count: columns * rows)
    for column in middle + 1..<max(columns, middle + 1) {
      follow(from: column - 1, to: column, field)
    }
    for column in (0..<middle).reversed() { follow(from: column + 1, to: column, field) }
  }

  /// Rules are at least as long as this, in line heights. Shorter ones are strokes of letters.
  private static let leastLength = 6.0
  /// The slope ends as far above and below a rule, in line heights.
  private static let reach = 4.0
  /// The slope is that of a rule's part this far to each side, in line heights.
  private static let span = 2.0
  /// Columns and rows are within this, in pixels: a kept page may say anything.
  private static let farthest = 100_000.0
  /// The grid's places at most, which bounds time and memory.
  private static let mostPlaces = 400_000

  /// Whether a rule is long enough, and within what a photo can have.
  private static func isUsable(_ rule: PrintedRule, height: Double) -> Bool {
    rule.step >= 1 && 0...farthest ~= rule.left && rule.right <= farthest
      && rule.right - rule.left >= leastLength * height
      && rule.rows.allSatisfy { 0...farthest ~= $0 }
  }

  private struct Sample {
    var x: Double
    var row: Double
    var slope: Double
  }

  /// A rule's row and slope at each of the grid's columns.
  private static func samples(_ rule: PrintedRule, height: Double) -> [Sample] {
    var samples: [Sample] = []
    var x = (rule.left / height).rounded(.up) * height
    while x < rule.right {
      let from = max(0, Int(((x - span * height - rule.left) / rule.step).rounded(.up)))
      let to = min(rule.rows.count - 1, Int((x + span * height - rule.left) / rule.step))
      if to - from >= 2, let row = rule.row(at: x) {
        let count = Double(to - from + 1)
        let middle = Double(from + to) / 2
        let mean = rule.rows[from...to].reduce(0, +) / count
        var (product, square) = (0.0, 0.0)
        for index in from...to {
          product += (Double(index) - middle) * (rule.rows[index] - mean)
          square += (Double(index) - middle) * (Double(index) - middle)
        }
        samples.append(Sample(x: x, row: row, slope: product / square / rule.step))
      }
      x += height
    }
    return samples
  }

  /// The slope between the nearest rules above and below a row.
  private static func slope(at row: Double, _ samples: [Sample], reach: Double) -> Double {
    let above = samples.last { $0.row <= row }.map { (row - $0.row, $0.slope) }
    let below = samples.first { $0.row > row }.map { ($0.row - row, $0.slope) }
    switch (above.flatMap { $0.0 < reach ? $0 : nil }, below.flatMap { $0.0 < reach ? $0 : nil }) {
    case (let above?, let below?):
      return (above.1 * below.0 + below.1 * above.0) / (above.0 + below.0)
    case (let only?, nil), (nil, let only?): return only.1 * (1 - only.0 / reach)
    case (nil, nil): return 0
    }
  }

  /// Carries the shifts of one column on to the next, along the rows.
  private mutating func follow(from known: Int, to column: Int, _ field: RowField) {
    let step = Double(column - known) * across
    let x = left + Double(column) * across
    for row in 0..<rows {
      let excess = slopes[column * rows + row]
      let y = top + Double(row) * down
      let slope = excess + field.slope(x: x - step / 2, y: y)
      let entry = Double(row) - step * slope / down
      let before = value(of: slopes, column: known, row: entry)
      shifts[column * rows + row] =
        value(of: shifts, column: known, row: entry) + step * (before + excess) / 2
    }
  }

  private func value(of grid: [Double], column: Int, row: Double) -> Double {
    let place = min(max(row, 0), Double(rows - 1))
    let first = Int(place)
    let next = min(rows - 1, first + 1)
    let start = column * rows
    return grid[start + first] + (place - Double(first))
      * (grid[start + next] - grid[start + first])
  }

  private func value(of grid: [Double], x: Double, y: Double) -> Double {
    guard columns > 0 else { return 0 }
    let place = min(max((x - left) / across, 0), Double(columns - 1))
    let first = Int(place)
    let next = min(columns - 1, first + 1)
    let row = (y - top) / down
    let start = value(of: grid, column: first, row: row)
    return start + (place - Double(first)) * (value(of: grid, column: next, row: row) - start)
  }

  /// Returns the pixels by which print at a place is lower than the field says.
  package func shift(x: Double, y: Double) -> Double { value(of: shifts, x: x, y: y) }

  /// Returns the slope that the field lacks at a place, rows per column; 0 away from all rules.
  package func slope(x: Double, y: Double) -> Double {
    let (column, row) = ((x - left) / across, (y - top) / down)
    guard columns > 0, 0...Double(columns - 1) ~= column, 0...Double(rows - 1) ~= row else {
      return 0
    }
    return value(of: slopes, x: x, y: y)
  }
}
