import LabelModel

/// The geometry of a page's text: its size and its slopes, to compare heights across the page.
struct PageGeometry: Sendable {
  /// The height of the lines that carry names or values, in pixels.
  let textHeight: Double
  /// The slopes of those lines.
  private let slopes: RowField

  /// The slope in the middle of those lines, rows per column.
  var slope: Double { slopes.inMiddle }

  /// Creates the geometry; `nil` when any line has no place.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - followsBends: whether rows follow the words of bent lines.
  init?(_ page: ScannedPage, followsBends: Bool) {
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
    textHeight = heights[heights.count / 2]
    let height = textHeight
    let bends = followsBends ? page.lines : []
    slopes = RowField(
      samples,
      bends: bends.flatMap {
        RowField.slopes(of: $0.line.words, slope: $0.line.slope, height: height)
      }, words: page.lines.flatMap(\.line.words), height: height)
  }

  /// The row at column `other` of text that is at (`x`, `y`) in a line of `slope`.
  ///
  /// A short line's slope is uncertain: the page's counts instead.
  func row(from x: Double, _ y: Double, in line: ScannedLine, at other: Double) -> Double {
    let width = Double(line.line.box?.width ?? 0)
    let trust = min(1, width / (12 * textHeight))
    let fall = slopes.fall(x: other, y: y) - slopes.fall(x: x, y: y)
    // A bent line goes on as the page does.
    if slopes.isBent { return y + fall }
    return y + trust * line.line.slope * (other - x) + (1 - trust) * fall
  }

  /// The row on a page without slope.
  func level(_ box: BoundingBox) -> Double {
    box.centerY - slopes.fall(x: box.centerX, y: box.centerY)
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
