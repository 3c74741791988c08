import Foundation

extension BarLine {
  /// Returns how well each digit fits each place of a symbol of `layout` at `placing`.
  func digitScores(of layout: BarLayout, at placing: BarPlacing, patterns: BarPatterns)
    -> (scores: DigitScores, fit: Float)
  {
    var rows: [[Float]] = []
    var fit: Float = 0
    for group in layout.groups {
      let found = digitScores(of: group, layout, at: placing, patterns: patterns)
      rows += found.rows
      fit += found.fit
    }
    return (DigitScores(rows: rows), fit / Float(rows.count))
  }

  /// Finds the digits' edges first, so that any digits together fit best. Then it scores each digit
  /// between them.
  private func digitScores(
    of group: (first: Int, count: Int), _ layout: BarLayout, at placing: BarPlacing,
    patterns: BarPatterns
  ) -> (rows: [[Float]], fit: Float) {
    let grid = EdgeGrid(layout, placing)
    let symbols = layout.format == "UPC-E" || group.first < layout.modules / 2 ? 0..<20 : 20..<30
    let places = (0..<group.count).map { digit in
      let first = group.first + 7 * digit
      return (left: grid.expected(first), right: grid.expected(first + 7))
    }
    let edges = self.edges(of: places, on: grid, symbols, patterns)
    var rows = [[Float]](
      repeating: Array(repeating: DigitScores.floor, count: 30), count: group.count)
    var total: Float = 0
    for digit in places.indices.reversed() {
      let fits = self.fits(
        from: places[digit].left + grid.offset(edges[digit]),
        to: places[digit].right + grid.offset(edges[digit + 1]), grid.step, symbols, patterns)
      let top = fits.max() ?? 0
      total += top
      for symbol in symbols {
        rows[digit][symbol] = max(
          DigitScores.floor, likelihood(fits[symbol]) - likelihood(top))
      }
    }
    return (rows, total)
  }

  /// Returns the shifts of the digits' edges with which all digits together fit best; one more than the digits.
  private func edges(
    of places: [(left: Float, right: Float)], on grid: EdgeGrid, _ symbols: Range<Int>,
    _ patterns: BarPatterns
  ) -> [Int] {
    var best = (0..<EdgeGrid.shifts).map { index -> Float in
      let off = Float(index - EdgeGrid.reach) / 5
      return -0.5 * off * off
    }
    var from: [[Int]] = []
    for place in places {
      var next = [Float](repeating: -.infinity, count: EdgeGrid.shifts)
      var origin = [Int](repeating: 0, count: EdgeGrid.shifts)
      for start in 0..<EdgeGrid.shifts {
        for change in -3...3 {
          let end = start + change
          guard (0..<EdgeGrid.shifts).contains(end) else { continue }
          let begin = place.left + grid.offset(start)
          let width = place.right + grid.offset(end) - begin
          let curve = self.curve(at: begin, module: width / 7)
          var fit: Float = 0
          for symbol in symbols { fit = max(fit, curve.correlation(with: patterns.digits[symbol])) }
          let score =
            best[start] + likelihood(fit) - 0.5 * Float(change * change) / 25
          if score > next[end] {
            next[end] = score
            origin[end] = start
          }
        }
      }
      best = next
      from.append(origin)
    }
    var edges = [Int](repeating: 0, count: places.count + 1)
    edges[places.count] = best.indices.max { best[$0] < best[$1] } ?? EdgeGrid.reach
    for digit in places.indices.reversed() { edges[digit] = from[digit][edges[digit + 1]] }
    return edges
  }

  /// Returns the best correlation of each symbol with the samples between two edges. Each edge is moved by up to half a
  /// step.
  private func fits(
    from left: Float, to right: Float, _ step: Float, _ symbols: Range<Int>, _ patterns: BarPatterns
  ) -> [Float] {
    var fits = [Float](repeating: 0, count: 30)
    for moveLeft in -1...1 {
      for moveRight in -1...1 {
        let begin = left + Float(moveLeft) * step / 2
        let curve = self.curve(
          at: begin, module: (right + Float(moveRight) * step / 2 - begin) / 7)
        for symbol in symbols {
          fits[symbol] = max(fits[symbol], curve.correlation(with: patterns.digits[symbol]))
        }
      }
    }
    return fits
  }
}

/// The places where the edges of a symbol's digits may be.
///
/// They are every fifth of a module up to 1.6 modules off, as on a curved can.
private struct EdgeGrid {
  /// Shifts to each side.
  static let reach = 8
  /// All shifts of an edge.
  static let shifts = 2 * reach + 1

  private let placing: BarPlacing
  private let modules: Int
  /// The distance of two places, in samples.
  let step: Float

  init(_ layout: BarLayout, _ placing: BarPlacing) {
    self.placing = placing
    modules = layout.modules
    step = (placing.end - placing.start) / Float(layout.modules) / 5
  }

  /// Returns the sample where the module with this number begins, between the guards.
  func expected(_ module: Int) -> Float {
    let half = Float(modules) / 2
    let at = Float(module)
    return at < half
      ? placing.start + at / half * (placing.center - placing.start)
      : placing.center + (at - half) / half * (placing.end - placing.center)
  }

  /// Returns the distance of a shifted edge from its expected place, in samples.
  func offset(_ shift: Int) -> Float {
    Float(shift - Self.reach) * step
  }
}

/// Returns the logarithm of the likelihood of a correlation, up to a constant. It is that of seven
/// independent samples whose scale, offset and noise are unknown. Beyond 0.99 a better fit is no
/// better evidence.
private func likelihood(_ correlation: Float) -> Float {
  let fit = max(0, correlation)
  return -3.5 * log(1.02 - fit * fit)
}
