package import LabelImaging
package import LabelModel

extension PrintedRule {
  /// Finds the rules of a picture, dark ones and bright ones.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - letterHeight: the height of its words, in pixels, above 0.
  /// - Returns: the rules in the picture's pixels, also those that cross its words.
  package static func find(on picture: GrayImage, letterHeight: Int) -> [PrintedRule] {
    let pixels = Double(picture.width * picture.height)
    let factor = min(1, wantedHeight / Double(letterHeight), (mostPixels / pixels).squareRoot())
    let small = picture.scaled(
      toWidth: max(1, Int(Double(picture.width) * factor)),
      height: max(1, Int(Double(picture.height) * factor)))
    let across = Double(picture.width) / Double(small.width)
    let down = Double(picture.height) / Double(small.height)
    let step = Double(ThinLines.width) * across
    return [true, false].flatMap { RuleChain.follow(ThinLines(small, isDark: $0)) }.map { chain in
      PrintedRule(
        left: (Double(chain.places[0].strip) + 0.5) * step, step: step,
        rows: chain.rows.map { tenths(Double($0) * down) })
    }
  }

  /// The height of words on the picture that is searched, in pixels.
  private static let wantedHeight = 20.0
  /// The pixels of that picture at most.
  private static let mostPixels = 3_000_000.0

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// Returns the rule on a picture that is turned by 180°.
  func upsideDown(in picture: GrayImage) -> PrintedRule {
    PrintedRule(
      left: Double(picture.width) - right, step: step,
      rows: rows.reversed().map { Self.tenths(Double(picture.height) - $0) })
  }

  /// Returns the rule moved by columns and rows, in pixels.
  func moved(right: Double, down: Double) -> PrintedRule {
    PrintedRule(left: left + right, step: step, rows: rows.map { Self.tenths($0 + down) })
  }

  /// Whether much of the rule runs through the middle of words.
  func crosses(_ words: [BoundingBox]) -> Bool {
    var inside = 0
    for (index, row) in rows.enumerated() {
      let x = left + Double(index) * step
      let isInside = words.contains { word in
        let edge = Self.edge * Double(word.height)
        return Double(word.left) <= x && x <= Double(word.right)
          && Double(word.top) + edge < row && row < Double(word.bottom) - edge
      }
      if isInside { inside += 1 }
    }
    return Double(inside) > Self.mostCrossed * Double(rows.count)
  }

  /// The part of a word's height at its edges where a rule may pass.
  private static let edge = 0.2
  /// The share of a rule that may run through words.
  private static let mostCrossed = 0.3
}
