/// The strokes that no line of text goes through: the rules of tables and the edges of packages.
///
/// A stroke that goes down from above the print to below it is no letter. It is followed from row to row, so that
/// slanted and bent ones count. Without it, rows of two tables, or of a table and a text, run together. Their slopes may
/// differ.
struct InkBarrier {
  /// The ink of one threshold, rules among it.
  private let ink: InkMap
  private let polarity: UInt8
  /// Whether rows and columns are exchanged.
  private let isVertical: Bool

  /// The reach of a barrier above and below the middle of the print, in heights of the print.
  ///
  /// At 1.0, eight values of open photos fewer are right. At 0.65, two more are right, and one more is wrong.
  private static let reach: Float = 0.8

  /// Creates the barriers of one polarity.
  init(_ ink: InkMap, polarity: Polarity, isVertical: Bool) {
    self.ink = ink
    self.polarity = polarity.rawValue
    self.isVertical = isVertical
  }

  /// Whether a stroke goes down between two pieces of print.
  ///
  /// - Parameters:
  ///   - left: the left piece at its place on the picture.
  ///   - right: the right piece.
  ///   - height: the height of the print, in pixels.
  /// - Returns: whether ink is connected from above the print to below it, within the gap of the pieces.
  func parts(_ left: InkComponent, _ right: InkComponent, height: Float) -> Bool {
    let columns = left.right..<max(left.right, right.left)
    let middle = (left.centerY + right.centerY) / 2
    let top = Int(middle - Self.reach * height)
    let bottom = Int(middle + Self.reach * height)
    guard !columns.isEmpty, top >= 0, bottom < (isVertical ? ink.width : ink.height) else {
      return false
    }
    let (across, down) = isVertical ? (ink.width, 1) : (1, ink.width)
    return withUnsafeTemporaryAllocation(of: Bool.self, capacity: columns.count) { reached in
      reached.initialize(repeating: true)
      return ink.labels.withUnsafeBufferPointer { labels in
        func isInk(_ column: Int, _ row: Int) -> Bool {
          labels[row &* down &+ (columns.lowerBound &+ column) &* across] == polarity
        }
        // A stroke goes through the middle, too, and most gaps have no ink there.
        guard reached.indices.contains(where: { isInk($0, Int(middle)) }) else { return false }
        var range = reached.indices
        return (top...bottom).allSatisfy { row in
          range = spread(reached, within: range) { isInk($0, row) }
          return !range.isEmpty
        }
      }
    }
  }

  /// Marks the columns of a row's runs of ink that touch a place reached in the row above.
  ///
  /// - Parameters:
  ///   - reached: whether each column was reached in the row above; afterwards, in this row.
  ///   - range: columns without which none was reached.
  ///   - isInk: whether a column has ink in this row.
  /// - Returns: columns without which none is reached.
  @inline(__always)
  private func spread(
    _ reached: UnsafeMutableBufferPointer<Bool>, within range: Range<Int>,
    over isInk: (Int) -> Bool
  ) -> Range<Int> {
    var column = max(0, range.lowerBound &- 1)
    // The run there may begin further left.
    while column > 0, isInk(column), isInk(column &- 1) { column &-= 1 }
    var (first, end) = (reached.count, 0)
    // Whether the column before was reached in the row above.
    var touches = false
    while column < reached.count, column <= range.upperBound {
      guard isInk(column) else {
        touches = reached[column]
        reached[column] = false
        column &+= 1
        continue
      }
      let start = column
      repeat {
        touches = touches || reached[column]
        column &+= 1
      } while column < reached.count && isInk(column)
      if column < reached.count { touches = touches || reached[column] }
      for index in start..<column { reached[index] = touches }
      if touches { (first, end) = (min(first, start), column) }
    }
    return first..<max(first, end)
  }
}
