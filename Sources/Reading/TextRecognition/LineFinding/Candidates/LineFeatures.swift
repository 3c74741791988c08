import Foundation

/// The features that distinguish lines of text from texture, measured on one candidate.
struct LineFeatures {
  /// Letters.
  var count: Float
  /// Columns that letters cover, in line heights.
  var inkLength: Float
  /// Columns from first to last letter, in line heights.
  var length: Float
  /// Relative spread of the letters' heights.
  var heightSpread: Float
  /// Mean log ratio of the letters' strokes to the line's.
  var strokeSpread: Float
  /// Mean distance of the letters from top line, middle or bottom line, in line heights.
  var offset: Float
  /// Median contrast, in grey levels.
  var contrast: Float
  /// Stroke by line height.
  var stroke: Float
  /// Mean cost of the links.
  var linkCost: Float
  /// Median grey step at stroke edges, in levels.
  var edge: Float
  /// Share of the line's area that is ink.
  var fill: Float
  /// Share of the line's columns without a letter.
  var gapShare: Float
  /// Line height by the picture's longer side.
  var relativeHeight: Float

  /// Measures a candidate on a picture whose longer side has `side` pixels.
  init(_ line: LineCandidate, side: Int) {
    let letters = line.letters
    let height = max(1, line.height)
    let total = Float(letters.count)
    let heights = letters.map { Float($0.height) }
    let mean = heights.reduce(0, +) / total
    let covered = Float(letters.reduce(0) { $0 + $1.width })
    let span = max(1, line.curve.length)
    let lineStroke = line.stroke
    count = total
    inkLength = min(covered, span) / height
    length = span / height
    heightSpread =
      (heights.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / total).squareRoot() / mean
    strokeSpread = letters.reduce(0) { $0 + logRatio($1.stroke, lineStroke) } / total
    offset =
      letters.reduce(0) { sum, letter in
        let row = line.curve.row(at: letter.centerX)
        return sum
          + min(
            abs(Float(letter.top) - row - line.top), abs(Float(letter.bottom) - row - line.bottom),
            abs(letter.centerY - row))
      } / (total * height)
    contrast = line.contrast
    stroke = lineStroke / height
    linkCost = line.linkCost
    edge = percentile(letters, 0.5, of: \.edge)
    fill = Float(letters.reduce(0) { $0 + $1.area }) / (span * height)
    gapShare = 1 - min(1, covered / span)
    relativeHeight = height / Float(side)
  }
}
