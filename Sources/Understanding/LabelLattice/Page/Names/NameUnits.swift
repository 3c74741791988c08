import LabelModel
import LabelParsing

/// The units that are printed with names.
///
/// A percent sign may be at the end of a name's cell, or alone below it. Pet food has
/// "Crude ash / Rohasche (%)".
struct NameUnits {
  private let page: LatticePage
  /// The places of the lines of each look that hold a percent sign alone.
  private let percentLines: [[Frame]]

  init(_ page: LatticePage) {
    self.page = page
    percentLines = page.lines.map { look in
      look.filter(Self.isPercentSign).compactMap(\.box).map(Frame.init)
    }
  }

  /// The units of a name.
  func units(of name: NameSpot) -> Set<NutrientUnit> {
    let stretch = name.stretches[0]
    let scalars = page.lines[stretch.line.look][stretch.line.line].scalars
    let tail = scalars[min(stretch.end, scalars.count)...].prefix { !("0"..."9").contains($0) }
    var found = unitsRightBehind(tail)
    if isMisreadGram(scalars[min(stretch.end, scalars.count)...]) { found.insert(.gram) }
    let isPercentBelow = percentLines[stretch.line.look].contains { line in
      Self.nextLine.contains(page.drop(from: name.frame, to: line) / page.height)
        && abs(line.left - name.frame.left) < Self.indent * page.height
    }
    if isPercentBelow || tail.count < Self.longestTail && endsWithPercentSign(tail) {
      found.insert(.percent)
    }
    return found
  }

  /// A text of more symbols behind a name is no part of its cell.
  private static let longestTail = 60
  /// The drop to the next line of a cell, and its greatest indent, in line heights. Both were set by hand.
  private static let nextLine = 0.6...1.7
  private static let indent = 2.0

  private func unitsRightBehind(_ tail: ArraySlice<Unicode.Scalar>) -> Set<NutrientUnit> {
    let words = String(String.UnicodeScalarView(tail.prefix(14))).lowercased()
      .split { !$0.isLetter }
    var found: Set<NutrientUnit> = []
    for (index, word) in words.prefix(3).enumerated() {
      switch word {
      case "g" where index == 0, "gr" where index == 0: found.insert(.gram)
      case "mg" where index == 0: found.insert(.milligram)
      case "kj": found.insert(.kilojoule)
      case "kcal", "cal": found.insert(.kilocalorie)
      default: break
      }
    }
    return found
  }

  /// Whether a text begins with "(g)" whose letter was read as one like it: "Protein (9) 9.8".
  private func isMisreadGram(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let print = text.drop { $0 == " " }.prefix(3)
    return print.count == 3 && print.first == "(" && print.last == ")"
      && "9q".unicodeScalars.contains(print[print.startIndex + 1])
  }

  private func endsWithPercentSign(_ tail: ArraySlice<Unicode.Scalar>) -> Bool {
    tail.last { !Self.isPunctuation($0) } == "%"
  }

  private static func isPercentSign(_ line: PageTokens.Line) -> Bool {
    line.scalars.contains("%") && line.scalars.allSatisfy { $0 == "%" || isPunctuation($0) }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    "()[]|,.:".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
  }
}
