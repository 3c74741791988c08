import LabelImaging
import LabelModel

extension TextReader {
  /// Returns the rules that are printed between a look's words, in the page's pixels.
  ///
  /// Lines that run through words are strokes of their letters. Of a photo's time this takes less than 2 %.
  ///
  /// - Returns: the rules, `nil` without one.
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

extension BoundingBox {
  /// Returns the box on a picture that is turned by 180°.
  fileprivate func upsideDown(in size: PixelSize) -> BoundingBox {
    BoundingBox(
      left: size.width - right, top: size.height - bottom, right: size.width - left,
      bottom: size.height - top)
  }
}
