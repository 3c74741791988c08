package import LabelImaging
package import LabelModel

extension TextReader {
  /// Returns the rules that are printed between a look's words, in the page's pixels.
  ///
  /// Lines that run through words are strokes of their letters. Of a photo's time this takes less than 2 %.
  ///
  /// - Returns: `nil` where there are none.
  func rules(of look: FirstLook) -> [PrintedRule]? {
    let words = look.page.words.filter { $0.text.count > 1 }
    let heights = words.compactMap { $0.box?.height }.sorted()
    let sure = words.filter { $0.confidence?.value ?? 0 > Self.leastSure }.compactMap(\.box)
    guard let text = BoundingBox.union(of: sure), !heights.isEmpty else { return nil }
    let height = heights[heights.count / 2]
    guard height >= Self.leastHeight else { return nil }
    let size = look.strips.photo.size
    let area = BoundingBox(
      left: max(0, text.left - height), top: max(0, text.top - 2 * height),
      right: min(size.width, text.right + height),
      bottom: min(size.height, text.bottom + 2 * height))
    let turned = look.strips.isUpsideDown
    guard let part = look.strips.photo.part(turned ? area.upsideDown(in: size) : area)
    else { return nil }
    let rules = PrintedRule.find(on: part, letterHeight: height)
      .map { turned ? $0.upsideDown(in: part) : $0 }
      .map { $0.moved(right: Double(area.left), down: Double(area.top)) }
      .filter { !$0.crosses(sure) }
    return rules.isEmpty ? nil : rules
  }

  /// The confidence from which a word is print.
  private static let leastSure = 0.3
  /// The least height of words, in pixels. Rows of smaller print look like rules themselves.
  private static let leastHeight = 14
}

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
  fileprivate func upsideDown(in picture: GrayImage) -> PrintedRule {
    PrintedRule(
      left: Double(picture.width) - right, step: step,
      rows: rows.reversed().map { Self.tenths(Double(picture.height) - $0) })
  }

  fileprivate func moved(right: Double, down: Double) -> PrintedRule {
    PrintedRule(left: left + right, step: step, rows: rows.map { Self.tenths($0 + down) })
  }

  /// Whether much of the rule runs through the middle of words.
  fileprivate func crosses(_ words: [BoundingBox]) -> Bool {
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

extension BoundingBox {
  /// Returns the box on a picture that is turned by 180°.
  fileprivate func upsideDown(in size: PixelSize) -> BoundingBox {
    BoundingBox(
      left: size.width - right, top: size.height - bottom, right: size.width - left,
      bottom: size.height - top)
  }
}
