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
  /// How likely it is text, `0 ... 1`.
  package var probability: Float
  /// How much there is to read in it: its order among the lines of a picture.
  package var score: Float
  /// Letters, or pieces of ink that hold several.
  package var letterCount: Int
  /// Whether it runs down or up the picture.
  package var isVertical: Bool

  /// Creates a line.
  package init(
    curve: LineCurve, top: Float, bottom: Float, polarity: Polarity, probability: Float,
    score: Float, letterCount: Int, isVertical: Bool
  ) {
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
    // The parabola over the shorter range: t' from -1 to 1 covers t from -1 to -1 + 2 * share.
    let share = length / curve.length
    let shift = share - 1
    let (level, rise, bend) = (curve.coefficients[0], curve.coefficients[1], curve.coefficients[2])
    var line = self
    line.curve.end = curve.start + length
    line.curve.coefficients = SIMD3(
      level + shift * (rise + shift * bend), share * (rise + 2 * shift * bend),
      share * share * bend)
    return line
  }

  /// Returns the line on the picture enlarged by `factor`.
  package func scaled(by factor: Float) -> FoundLine {
    var line = self
    line.curve.start *= factor
    line.curve.end *= factor
    line.curve.coefficients *= factor
    line.top *= factor
    line.bottom *= factor
    return line
  }

  /// Returns the line on the picture of `size` turned clockwise by `turn`.
  package func turned(_ turn: QuarterTurn, of size: PixelSize) -> FoundLine {
    var line = self
    let width = Float(isVertical ? size.height : size.width)
    let height = Float(isVertical ? size.width : size.height)
    // A vertical line's columns are the picture's rows. Turned right, row `y` becomes column
    // `height - y`, which reverses the line; turned left, column `x` becomes row `width - x`, which
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
    }
    if flips {
      line.curve.coefficients = -line.curve.coefficients
      line.curve.coefficients[0] += height
      (line.top, line.bottom) = (-bottom, -top)
    }
    return line
  }
}
