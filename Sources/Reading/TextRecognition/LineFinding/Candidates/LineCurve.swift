/// The middle of a text line: a straight line or a parabola over a range of columns.
///
/// Beyond its ends the curve goes on straight, in the direction it has there.
package struct LineCurve: Hashable, Sendable {
  /// First column.
  package var start: Float
  /// Column after the last.
  package var end: Float
  /// Row at the middle, rise from the middle to the end, and bend: `y = c₀ + c₁ t + c₂ t²`. `t`
  /// goes from -1 at the start to 1 at the end.
  package var coefficients: SIMD3<Float>

  /// Creates a curve.
  package init(start: Float, end: Float, coefficients: SIMD3<Float>) {
    self.start = start
    self.end = end
    self.coefficients = coefficients
  }

  /// The middle column.
  package var middle: Float { (start + end) / 2 }
  /// Columns from the middle to an end, at least 1.
  package var reach: Float { max(1, (end - start) / 2) }
  /// Columns covered.
  package var length: Float { end - start }
  /// Rise at the middle: rows per column.
  package var slope: Float { coefficients[1] / reach }

  /// Returns the row at column `x`.
  package func row(at x: Float) -> Float {
    let t = (x - middle) / reach
    let inside = min(1, max(-1, t))
    let row = coefficients[0] + inside * (coefficients[1] + inside * coefficients[2])
    return row + (coefficients[1] + 2 * coefficients[2] * inside) * (t - inside)
  }

  /// Returns the rise at column `x`, rows per column.
  package func slope(at x: Float) -> Float {
    let inside = min(1, max(-1, (x - middle) / reach))
    return (coefficients[1] + 2 * coefficients[2] * inside) / reach
  }

  /// Returns the curve between two of its columns.
  package func part(from first: Float, to last: Float) -> LineCurve {
    let part = LineCurve(start: first, end: last, coefficients: .zero)
    // The parabola over the shorter range: t' from -1 to 1 covers t from shift - share to shift + share.
    let shift = (part.middle - middle) / reach
    let share = part.reach / reach
    let (level, rise, bend) = (coefficients[0], coefficients[1], coefficients[2])
    return LineCurve(
      start: first, end: last,
      coefficients: SIMD3(
        level + shift * (rise + shift * bend), share * (rise + 2 * shift * bend),
        share * share * bend))
  }
}
