/// A long thin line that is printed across a page, as between the rows of a table.
///
/// It follows the bend of the package, and so do the rows beside it.
public struct PrintedRule: Hashable, Sendable, Codable {
  /// The column of its first place, in pixels.
  public var left: Double
  /// The columns from each place to the next, in pixels, above 0.
  public var step: Double
  /// Its row at each place from the left, in pixels, at least one.
  public var rows: [Double]

  /// Creates a rule from its rows.
  public init(left: Double, step: Double, rows: [Double]) {
    self.left = left
    self.step = step
    self.rows = rows
  }

  /// The column of its last place, in pixels.
  public var right: Double { left + step * Double(max(0, rows.count - 1)) }

  /// Returns its row at a column, in pixels; `nil` where it is not printed.
  public func row(at column: Double) -> Double? {
    guard step > 0, step.isFinite, !rows.isEmpty, left <= column, column <= right else {
      return nil
    }
    let place = (column - left) / step
    let index = min(rows.count - 1, Int(place))
    let next = min(rows.count - 1, index + 1)
    return rows[index] + (place - Double(index)) * (rows[next] - rows[index])
  }
}
