import Foundation
package import LabelModel

/// A line of text found on a picture, not yet read.
package struct FoundLine: Hashable, Sendable {
  /// Its middle; for a vertical line with rows and columns exchanged.
  package var curve: LineCurve
  /// Pixels from the curve up to the letters' tops, negative.
  package var top: Float
  /// Pixels from the curve down to the letters' bottoms.
  package var bottom: Float
  /// Whether ink or ground is darker.
  package var polarity: Polarity
  /// The probability that it is text, `0 ... 1`.
  package var probability: Float
  /// The amount of text in it: its order among the lines of a picture.
  package var score: Float
  /// Letters, or pieces of ink that hold several.
  package var letterCount: Int
  /// Whether it runs down or up the picture.
  package var isVertical: Bool
  /// The columns of its cells, from left to right: wide gaps are between them.
  package var cells: [ClosedRange<Float>]

  /// Creates a line; without `cells` it is one cell.
  package init(
    curve: LineCurve, top: Float, bottom: Float, polarity: Polarity, probability: Float,
    score: Float, letterCount: Int, isVertical: Bool, cells: [ClosedRange<Float>] = []
  ) {
    self.cells = cells.isEmpty ? [curve.start...max(curve.start, curve.end)] : cells
    self.curve = curve
    self.top = top
    self.bottom = bottom
    self.polarity = polarity
    self.probability = probability
    self.score = score
    self.letterCount = letterCount
    self.isVertical = isVertical
  }

  /// Pixels from tops to bottoms.
  package var height: Float { bottom - top }

  /// Returns the line's first part, no longer than `heights` line heights.
  package func shortened(toHeights heights: Float) -> FoundLine {
    let length = heights * height
    guard curve.length > length, length > 0 else { return self }
    var line = self
    line.curve = curve.part(from: curve.start, to: curve.start + length)
    return line
  }

  /// Returns the line's cells, each a line of its own.
  package func splitIntoCells() -> [FoundLine] {
    guard cells.count > 1 else { return [self] }
    return cells.map { cell in
      var line = self
      line.curve = curve.part(from: cell.lowerBound, to: cell.upperBound)
      line.cells = [cell]
      return line
    }
  }

  /// Returns the line on the picture enlarged by `factor`.
  package func scaled(by factor: Float) -> FoundLine {
    var line = self
    line.curve.start *= factor
    line.curve.end *= factor
    line.cells = cells.map { $0.lowerBound * factor...$0.upperBound * factor }
    line.curve.coefficients *= factor
    line.top *= factor
    line.bottom *= factor
    return line
  }

  /// Returns the level line on a picture with more columns on the left and rows on top.
  package func moved(right: Int, down: Int) -> FoundLine {
    var line = self
    line.curve.start += Float(right)
    line.curve.end += Float(right)
    line.curve.coefficients[0] += Float(down)
    line.cells = cells.map { $0.lowerBound + Float(right)...$0.upperBound + Float(right) }
    return line
  }

  /// The box around the level line.
  package var box: BoundingBox {
    let rows = [curve.start, curve.middle, curve.end].map(curve.row)
    return BoundingBox(
      left: Int(curve.start.rounded(.down)), top: Int(((rows.min() ?? 0) + top).rounded(.down)),
      right: Int(curve.end.rounded(.up)), bottom: Int(((rows.max() ?? 0) + bottom).rounded(.up)))
  }

  /// Returns the line on the picture of `size` turned clockwise by `turn`.
  package func turned(_ turn: QuarterTurn, of size: PixelSize) -> FoundLine {
    var line = self
    let width = Float(isVertical ? size.height : size.width)
    let height = Float(isVertical ? size.width : size.height)
    // A vertical line's columns are the picture's rows. Turned right, row `y` becomes column
    // `height - y`, which reverses the line. Turned left, column `x` becomes row `width - x`, which
    // swaps its top and bottom.
    let (reverses, flips) =
      switch (turn, isVertical) {
      case (.none, _): (false, false)
      case (.half, _): (true, true)
      case (.right, true), (.left, false): (true, false)
      case (.left, true), (.right, false): (false, true)
      }
    if turn == .right || turn == .left { line.isVertical.toggle() }
    if reverses {
      (line.curve.start, line.curve.end) = (width - curve.end, width - curve.start)
      line.curve.coefficients[1] = -line.curve.coefficients[1]
      line.cells = cells.reversed().map { width - $0.upperBound...width - $0.lowerBound }
    }
    if flips {
      line.curve.coefficients = -line.curve.coefficients
      line.curve.coefficients[0] += height
      (line.top, line.bottom) = (-bottom, -top)
    }
    return line
  }
}
