import LabelModel
import Languages

/// The five tiles of a pet food: name, value and where it came from; a missing one in red.
struct NutrientTiles {
  /// The number of characters that all five need in a line.
  var columns: Int { Nutrient.petFoodCore.count * (width + 3) - 1 }
  private static let widths = 12...20
  /// As wide as the longest name.
  private var width: Int {
    let longest = Nutrient.petFoodCore.map { wording.name(of: $0).count }.max() ?? 0
    return min(max(longest, Self.widths.lowerBound), Self.widths.upperBound)
  }

  private let record: ProductRecord
  private let style: TerminalStyle
  private let wording: Wording

  init(_ record: ProductRecord, style: TerminalStyle, wording: Wording) {
    self.record = record
    self.style = style
    self.wording = wording
  }

  /// Five lines: the tiles side by side.
  var lines: [String] {
    let tiles = Nutrient.petFoodCore.map(tile)
    return (0..<5).map { row in tiles.map { $0[row] }.joined(separator: " ") }
  }

  private func tile(_ nutrient: Nutrient) -> [String] {
    let value = record.nutrients[nutrient]
    let text =
      value.map { wording.amount($0.quantity, bound: $0.bound, modifier: $0.modifier) }
      ?? RecordPresentation.missing
    let source = value.map { wording.name(of: $0.source) } ?? wording(.missing)
    let contents = [wording.name(of: nutrient), text, source]
    let color: TerminalStyle.Color? = value == nil ? .red : nil
    let edge = String(repeating: "─", count: width)
    return (["┌\(edge)┐"] + contents.map { "│\(centered($0))│" } + ["└\(edge)┘"])
      .map { style($0, color) }
  }

  private func centered(_ text: String) -> String {
    let short = shortened(text, to: width)
    let left = (width - short.count) / 2
    return padded(String(repeating: " ", count: left) + short, width)
  }
}
