package import LabelModel

/// The fall of a page's rows.
///
/// A smooth field of slopes is enough for most pages. On a can the bend changes from line to line. Parts of
/// lines and single words show it. Such a page has a field with two more terms.
package struct RowField: Hashable, Sendable {
  private var smooth = SlopeField()
  private var bent: BentField?

  /// A page whose rows are level.
  package init() {}

  /// Fits the fields.
  ///
  /// The bent one counts where it follows the lines much better, and other print is not far beside these.
  /// - Parameters:
  ///   - samples: the slopes of long lines, one a line.
  ///   - bends: the slopes along the lines, as ``slopes(of:slope:height:)`` has them.
  ///   - words: the page's words.
  ///   - height: the height of its letters, in pixels, above 0.
  package init(
    _ samples: [SlopeField.Sample], bends: [SlopeField.Sample], words: [Word], height: Double
  ) {
    smooth = SlopeField(samples)
    guard let field = BentField(bends),
      Self.misfit(bends, field.slope) < Self.greatestMisfit * Self.misfit(bends, smooth.slope)
    else { return }
    let places = words.filter { ($0.confidence?.value ?? 1) > Self.leastConfidence }
      .compactMap(\.box)
    let differences = places.map {
      field.fall(x: $0.centerX, y: $0.centerY) - smooth.fall(x: $0.centerX, y: $0.centerY)
    }
    guard let least = differences.min(), let most = differences.max(),
      most - least >= Self.leastDifference * height,
      places.allSatisfy({ field.reaches($0.centerX) })
    else { return }
    bent = field
  }

  // All limits are set by hand, on drawn cans.
  /// The misfit of the bent field at most, as a share of the smooth one's.
  private static let greatestMisfit = 0.6
  /// Two fields that differ less over a page, in line heights, are the same.
  private static let leastDifference = 0.5
  private static let leastConfidence = 0.5
  /// A slope that is off by more counts as this, in rows per column.
  private static let farthest = 0.2

  private static func misfit(
    _ samples: [SlopeField.Sample], _ slope: (Double, Double) -> Double
  ) -> Double {
    samples.reduce(0) { $0 + $1.weight * min(abs($1.slope - slope($1.x, $1.y)), farthest) }
  }

  /// Whether the page's lines bend as the smooth field does not.
  var isBent: Bool { bent != nil }

  /// The slope in the middle of the lines, rows per column.
  package var inMiddle: Double { smooth.inMiddle }

  /// Returns the slope at a place, rows per column.
  package func slope(x: Double, y: Double) -> Double {
    bent?.slope(x: x, y: y) ?? smooth.slope(x: x, y: y)
  }

  /// Returns the rows by which a line at row `y` has fallen at column `x` since the middle column.
  package func fall(x: Double, y: Double) -> Double {
    bent?.fall(x: x, y: y) ?? smooth.fall(x: x, y: y)
  }
}

extension RowField {
  /// Returns the slopes along a line.
  ///
  /// - Parameters:
  ///   - words: the line's words.
  ///   - slope: the line's slope, rows per column.
  ///   - height: the height of the page's letters, in pixels.
  /// - Returns: three slopes where the words are on a bend, else the line's own; none of a short line.
  package static func slopes(
    of words: [Word], slope: Double, height: Double
  ) -> [SlopeField.Sample] {
    guard let box = BoundingBox.union(of: words.compactMap(\.box)) else { return [] }
    let letters = words.reduce(0) { $0 + $1.text.count }
    let width = Double(box.width)
    guard letters >= fewestLetters, width > leastWidth * height else { return [] }
    let confidence =
      words.reduce(0) { $0 + max(0, $1.confidence?.value ?? 1) * Double($1.text.count) }
      / Double(letters)
    let weight = min(width, greatestWidth * height) * confidence * confidence
    if width > bentWidth * height, let bend = LineBend(words, box, height: height) {
      return [-2.0 / 3, 0, 2.0 / 3].compactMap { place in
        let slope = bend.slope(at: place)
        return abs(slope) < steepest
          ? SlopeField.Sample(
            x: bend.middle + place * bend.reach, y: bend.row(at: place), slope: slope,
            weight: weight / 3) : nil
      }
    }
    return abs(slope) < steepest
      ? [SlopeField.Sample(x: box.centerX, y: box.centerY, slope: slope, weight: weight)] : []
  }

  // All limits are set by hand. Widths are in line heights.
  private static let fewestLetters = 5
  private static let leastWidth = 3.5
  private static let bentWidth = 8.0
  private static let greatestWidth = 30.0
  private static let steepest = 0.9
}
