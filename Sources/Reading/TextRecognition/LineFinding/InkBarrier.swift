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
    guard top >= 0, bottom < (isVertical ? ink.width : ink.height) else { return false }
    var reached = Array(repeating: true, count: columns.count)
    for row in top...bottom {
      let inked = columns.map { isInk(column: $0, row: row) }
      reached = Self.spread(reached, over: inked)
      guard reached.contains(true) else { return false }
    }
    return true
  }

  /// The columns of a row's runs of ink that touch a place reached in the row above.
  private static func spread(_ reached: [Bool], over inked: [Bool]) -> [Bool] {
    var next = Array(repeating: false, count: inked.count)
    var start = 0
    while let first = inked[start...].firstIndex(of: true) {
      let end = inked[first...].firstIndex(of: false) ?? inked.count
      if reached[max(0, first - 1)..<min(inked.count, end + 1)].contains(true) {
        for column in first..<end { next[column] = true }
      }
      start = end
    }
    return next
  }

  private func isInk(column: Int, row: Int) -> Bool {
    ink.labels[isVertical ? column * ink.width + row : row * ink.width + column] == polarity
  }
}
