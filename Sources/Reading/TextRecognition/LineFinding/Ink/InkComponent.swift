/// A connected piece of ink: a letter, a part of one, or letters that run together.
package struct InkComponent: Hashable, Sendable {
  /// First column.
  package var left: Int
  /// First row.
  package var top: Int
  /// Column after the last.
  package var right: Int
  /// Row after the last.
  package var bottom: Int
  /// Pixels of ink.
  var area: Int
  /// Typical thickness of its strokes, in pixels.
  var stroke: Float
  /// Grey levels between its ink and its surround, positive when it has the polarity it seems.
  package var contrast: Float
  /// Mean grey step at the ends of its rows, in levels.
  package var edge: Float
  /// The darker one of ink and ground.
  package var polarity: Polarity
  /// Rows that it was moved down, to make its line level.
  package var fall = 0

  /// Columns covered.
  package var width: Int { right - left }
  /// Rows covered.
  package var height: Int { bottom - top }
  /// The middle column.
  package var centerX: Float { Float(left + right) / 2 }
  /// The middle row.
  package var centerY: Float { Float(top + bottom) / 2 }

  /// The piece moved down, to make its line level.
  func moved(down rows: Int) -> InkComponent {
    var other = self
    other.top += rows
    other.bottom += rows
    other.fall += rows
    return other
  }

  /// The piece at its place on the picture.
  var onPicture: InkComponent { moved(down: -fall) }

  /// The piece with rows and columns exchanged, for text that runs down the picture.
  var transposed: InkComponent {
    var other = self
    (other.left, other.top) = (top, left)
    (other.right, other.bottom) = (bottom, right)
    return other
  }

  /// Whether it can be a letter or a word melted into one, on a picture of `side` pixels.
  ///
  /// The limits were chosen on 22 photos. Letters are 7 pixels to 8 % of the picture high. Flatter
  /// pieces than 14:1 are rules, thinner ones than 1:8 cracks and edges, emptier ones than 12 %
  /// frames. Full ones are cells and bars.
  func canBeLetter(side: Int) -> Bool {
    guard height >= InkComponent.leastHeight, height <= InkComponent.greatestHeight(side: side),
      width <= 14 * height, height <= 8 * width, contrast >= InkComponent.leastContrast
    else { return false }
    let fill = Float(area) / Float(width * height)
    guard fill >= 0.12, fill <= 0.95 || Float(width) <= 1.2 * Float(height) else { return false }
    if width > height, stroke > 0.6 * Float(height) { return false }
    if width > 2 * height, stroke > 0.5 * Float(height) { return false }
    return true
  }

  /// Rows that a letter has at most on a picture of `side` pixels.
  package static func greatestHeight(side: Int) -> Int { Int(0.08 * Double(side)) }
  /// Rows that a letter has at least.
  static let leastHeight = 7
  /// Grey levels that a letter differs by at least.
  static let leastContrast: Float = 8
}
