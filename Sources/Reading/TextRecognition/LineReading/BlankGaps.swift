import LabelImaging

/// The gaps between the cells of a line, as a picture of the line shows them.
///
/// Letters that the line finder lost leave gaps, too. Only a gap with little print separates cells.
/// A rule across the whole line is no print.
package struct BlankGaps {
  private let strip: LineImage
  /// The greatest difference of grey levels within each column.
  private let contrasts: [Int]
  /// The contrast of a column of print.
  private let print: Int

  /// Measures a line's picture.
  ///
  /// - Parameters:
  ///   - strip: the whole line.
  ///   - cells: the columns of the photo that hold its letters.
  package init(_ strip: LineImage, cells: [ClosedRange<Float>]) {
    self.strip = strip
    let picture = strip.picture
    contrasts = (0..<picture.width).map { column in
      var (low, high) = (Int.max, Int.min)
      for row in 0..<picture.height {
        let level = Int(picture.pixels[row * picture.width + column])
        low = min(low, level)
        high = max(high, level)
      }
      return high - low
    }
    let inCells = cells.flatMap { strip.columns(within: $0) }.map { [contrasts] in contrasts[$0] }
    self.print = inCells.sorted().dropFirst(inCells.count / 2).first ?? 0
  }

  /// Whether little is printed between two columns of the photo.
  package func isBlank(_ gap: ClosedRange<Float>) -> Bool {
    let columns = strip.columns(within: gap)
    let printed = columns.count { 2 * contrasts[$0] > print }
    return Double(printed) < BlankGaps.leastPrint * Double(columns.count)
  }

  /// The least share of a gap's columns that lost letters fill. The edges of rules and streaks of
  /// light fill less. Open photos read the same at 0.55. Words were torn where every wide gap separated
  /// cells.
  private static let leastPrint = 0.35
}

extension FoundLine {
  /// Returns the line with the cells joined that have print between them.
  func joiningCells(over gaps: BlankGaps) -> FoundLine {
    var line = self
    line.cells = cells.reduce(into: []) { joined, cell in
      guard let last = joined.last, last.upperBound < cell.lowerBound,
        !gaps.isBlank(last.upperBound...cell.lowerBound)
      else { return joined.append(cell) }
      joined[joined.count - 1] = last.lowerBound...cell.upperBound
    }
    return line
  }
}
