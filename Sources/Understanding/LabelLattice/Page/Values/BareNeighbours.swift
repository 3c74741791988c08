import LabelModel
import LabelParsing

/// The bare numbers of one or two digits right before and right behind a value in its cell.
///
/// A decimal mark may have been lost between them: "3 5 g".
struct BareNeighbours {
  /// The digits, `nil` without such a number.
  var before: String?
  var after: String?

  /// Creates the neighbours of a value; text without places has none.
  ///
  /// `height` is the height of a line, in pixels.
  init(of value: PageTokens.Value, _ line: PageTokens.Line, height: Double) {
    guard let box = value.box else { return }
    for word in line.words {
      guard let other = word.box else { continue }
      let isBefore = 0...Self.gap * height ~= Double(box.left - other.right)
      let isAfter = 0...Self.gap * height ~= Double(other.left - box.right)
      guard isBefore || isAfter else { continue }
      let digits = word.text.filter { !"<,.".contains($0) }
      let isBare = digits.allSatisfy { $0.isASCII && $0.isNumber }
      guard 1...2 ~= digits.count, isBare else { continue }
      if isBefore { before = digits } else { after = digits }
    }
  }

  /// The widest gap within a cell, in line heights.
  private static let gap = 0.6
}
