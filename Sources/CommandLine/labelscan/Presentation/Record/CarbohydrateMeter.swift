import Foundation
package import LabelModel
package import Languages

/// The bar that shows a pet food's carbohydrate, 0 to 20 percent of dry matter.
package struct CarbohydrateMeter: Sendable {
  private static let cells = 20
  private static let percentPerCell = 1.0

  private let percent: Double
  private let level: CarbohydrateLevel

  /// Shows `percent` of dry matter.
  package init(percent: Double, level: CarbohydrateLevel) {
    self.percent = percent
    self.level = level
  }

  /// One line: the number, the bar and the level's name in its colour.
  package func line(_ style: TerminalStyle, wording: Wording = .english) -> String {
    let filled = Int(
      min(max((percent / Self.percentPerCell).rounded(.up), 0), Double(Self.cells)))
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.cells - filled)
    return
      "\(capitalized(wording.name(of: Nutrient.carbohydrates))) \(wording.numbers.number(Self.format(percent))) "
      + "\(wording.name(of: Basis.dryMatter))  "
      + style("\(bar) \(wording.name(of: level))", level.color)
  }

  /// A percentage with at most two decimals: `4.76 %`.
  static func format(_ percent: Double) -> String {
    var text = String(format: "%.2f", percent)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text + " %"
  }
}
