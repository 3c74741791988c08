import LabelModel

/// The geometry of a page's text: its size and its slopes, to compare heights across the page.
struct PageGeometry: Sendable {
  /// The height of the lines that carry names or values, in pixels.
  let textHeight: Double
  /// The slopes of those lines.
  private let slopes: SlopeField
  /// The bend of the page's tables that the slopes lack.
  private let bend: RuleBend

  /// Rules that shift no line by this, in line heights, follow the lines.
  private static let leastBend = 0.3
  /// The width of a bent page's long lines at least, in line heights, and their slope at most. They are those of a lattice.
  private static let longLine = 5.0
  private static let steepest = 0.35
  /// Rounds in which a row along a bend is found.
  private static let rounds = 3

  /// The slope in the middle of those lines, rows per column.
  var slope: Double { slopes.inMiddle }

  /// `nil` when any line has no place.
  init?(_ page: ScannedPage) {
    var heights: [Double] = []
    var samples: [SlopeField.Sample] = []
    for (index, line) in page.lines.enumerated() {
      guard let box = line.line.box else { return nil }
      guard
        !page.values[index].isEmpty
          || page.phrases[index].contains(where: { RowMeaning($0.meaning) != nil })
      else { continue }
      let tilt = abs(line.line.slope) * Double(box.width)
      heights.append(max(4, Double(box.height) - tilt))
      samples.append(
        SlopeField.Sample(
          x: box.centerX, y: box.centerY, slope: line.line.slope, weight: Double(box.width)))
    }
    guard !heights.isEmpty else { return nil }
    heights.sort()
    let height = heights[heights.count / 2]
    textHeight = height
    let long = Self.longLines(page, height: height)
    let bend = RuleBend(page.rules, against: SlopeField(long), height: height)
    let isBent = page.lines.lazy.compactMap(\.line.box).contains {
      abs(bend.shift(x: $0.centerX, y: $0.centerY)) >= Self.leastBend * height
    }
    self.bend = isBent ? bend : RuleBend()
    slopes = SlopeField(
      isBent
        ? long.map {
          SlopeField.Sample(
            x: $0.x, y: $0.y, slope: $0.slope - bend.slope(x: $0.x, y: $0.y), weight: $0.weight)
        } : samples)
  }

  /// The slopes of long lines. A line of one word has no slope of its own.
  private static func longLines(_ page: ScannedPage, height: Double) -> [SlopeField.Sample] {
    page.lines.compactMap { line in
      guard let box = line.line.box, line.line.words.count > 1,
        Double(box.width) > longLine * height, abs(line.line.slope) < steepest
      else { return nil }
      return SlopeField.Sample(
        x: box.centerX, y: box.centerY, slope: line.line.slope, weight: Double(box.width))
    }
  }

  /// The row at column `other` of text that is at (`x`, `y`) in a line of `slope`.
  ///
  /// A short line's slope is uncertain: the page's counts instead.
  func row(from x: Double, _ y: Double, in line: ScannedLine, at other: Double) -> Double {
    let width = Double(line.line.box?.width ?? 0)
    let isOneWord = line.line.words.count == 1 && bend.slope(x: x, y: y) != 0
    let trust = isOneWord ? 0 : min(1, width / (12 * textHeight))
    let fall = slopes.fall(x: other, y: y) - slopes.fall(x: x, y: y)
    let own = line.line.slope - bend.slope(x: x, y: y)
    let level = y + trust * own * (other - x) + (1 - trust) * fall - bend.shift(x: x, y: y)
    // The bend is that of the row which is sought.
    var row = y
    for _ in 0..<Self.rounds { row = level + bend.shift(x: other, y: row) }
    return row
  }

  /// The row on a page without slope.
  func level(_ box: BoundingBox) -> Double {
    box.centerY - slopes.fall(x: box.centerX, y: box.centerY)
      - bend.shift(x: box.centerX, y: box.centerY)
  }
}

/// The columns of values that stand below one another.
struct ValueColumns: Sendable {
  /// For each value its column.
  let columnOf: [Int]
  /// The values of each column, from the top.
  let columns: [[Int]]

  /// Chains each value to the nearest one below it whose width overlaps.
  init(_ values: [ValueMention], geometry: PageGeometry) {
    let height = geometry.textHeight
    let order = values.indices.filter { values[$0].box != nil }
      .sorted { geometry.level(values[$0].box ?? .zero) < geometry.level(values[$1].box ?? .zero) }
    var below = [Int?](repeating: nil, count: values.count)
    var above = [(value: Int, distance: Double)?](repeating: nil, count: values.count)
    for (rank, upper) in order.enumerated() {
      guard let box = values[upper].box else { continue }
      var best: (value: Int, distance: Double)?
      for lower in order.dropFirst(rank + 1).prefix(60) {
        guard let other = values[lower].box else { continue }
        let drop = geometry.level(other) - geometry.level(box)
        if drop > 4.5 * height { break }
        let overlap = Double(min(box.right, other.right) - max(box.left, other.left))
        guard drop > 0.55 * height, overlap > 0.25 * Double(min(box.width, other.width)) else {
          continue
        }
        let distance = drop + 0.3 * abs(other.centerX - box.centerX)
        if distance < best?.distance ?? .infinity { best = (lower, distance) }
      }
      guard let best else { continue }
      if let rival = above[best.value] {
        guard best.distance < rival.distance else { continue }
        below[rival.value] = nil
      }
      above[best.value] = (upper, best.distance)
      below[upper] = best.value
    }
    var columnOf = [Int](repeating: -1, count: values.count)
    var columns: [[Int]] = []
    for value in order where columnOf[value] < 0 && above[value] == nil {
      var chain: [Int] = []
      var next: Int? = value
      while let current = next, columnOf[current] < 0 {
        columnOf[current] = columns.count
        chain.append(current)
        next = below[current]
      }
      columns.append(chain)
    }
    for value in values.indices where columnOf[value] < 0 {
      columnOf[value] = columns.count
      columns.append([value])
    }
    self.columnOf = columnOf
    self.columns = columns
  }
}

extension BoundingBox {
  /// The empty box at the origin.
  static let zero = BoundingBox(left: 0, top: 0, right: 0, bottom: 0)
}
