import LabelModel
import Languages
import ProductChoice

/// The rows of a record's nutrients, a name and a cell for each column.
struct NutrientRows {
  /// A name's column is as wide as English needs, and wider for longer names up to the second width.
  private static let titleWidths = 22...34
  private static let cellWidth = 22
  /// The part of a cell that the amount has.
  private static let amountWidth = 12

  private let record: ProductRecord
  private let style: TerminalStyle
  private let wording: Wording

  /// Presents the nutrients of `record` in the words of `wording`.
  init(_ record: ProductRecord, style: TerminalStyle, wording: Wording) {
    self.record = record
    self.style = style
    self.wording = wording
  }

  /// Returns the nutrients with a value that are not among `core`.
  func others(than core: [Nutrient]) -> [Nutrient] {
    Nutrient.allCases.filter {
      !core.contains($0) && (record.nutrients[$0] != nil || record.perServing[$0] != nil)
    }
  }

  /// Returns the row of `nutrient`: its name, and its amount and source in each column.
  func row(_ nutrient: Nutrient) -> String {
    var columns = [record.nutrients]
    if !record.perServing.isEmpty { columns.append(record.perServing) }
    return row(
      nutrient,
      columns.map { column in
        nutrient == .salt ? saltCell(column) : cell(column[nutrient])
      })
  }

  /// Returns a row with `value` alone.
  func row(_ nutrient: Nutrient, _ value: NutrientValue) -> String {
    row(nutrient, [cell(value)])
  }

  private func row(_ nutrient: Nutrient, _ cells: [String]) -> String {
    let columns = [padded(wording.name(of: nutrient), titleWidth)] + cells
    return "  " + columns.joined(separator: "  ").trimmingTrailingSpaces
  }

  /// Returns the salt, which may be computed from the sodium: `1 g  2.5 × sodium`.
  private func saltCell(_ column: [Nutrient: NutrientValue]) -> String {
    guard column[.salt] == nil, let sodium = column[.sodium],
      let salt = sodium.quantity.saltOfSodium
    else { return cell(column[.salt]) }
    return cell(
      wording.amount(salt, bound: sodium.bound, modifier: sodium.modifier),
      wording.saltFromSodium)
  }

  private var titleWidth: Int {
    let shown = (record.subject ?? .food).coreNutrients + others(than: [])
    let longest = shown.map { wording.name(of: $0).count }.max() ?? 0
    return min(max(longest, Self.titleWidths.lowerBound), Self.titleWidths.upperBound)
  }

  private func cell(_ value: NutrientValue?) -> String {
    guard let value else {
      return style(RecordPresentation.missing, .red)
        + padded("", cellWidth - RecordPresentation.missing.count)
    }
    return cell(
      wording.amount(value.quantity, bound: value.bound, modifier: value.modifier),
      wording.name(of: value.source))
  }

  private func cell(_ amount: String, _ source: String) -> String {
    let text = padded(amount, Self.amountWidth)
    let gap = cellWidth - text.count - 1 - source.count
    return "\(text) \(style(source, .dim))" + padded("", gap)
  }

  /// A cell is as wide as a salt that is computed needs, where one is.
  private var cellWidth: Int {
    let isComputed = [record.nutrients, record.perServing].contains {
      $0[.salt] == nil && $0[.sodium] != nil
    }
    return isComputed
      ? max(Self.cellWidth, Self.amountWidth + 1 + wording.saltFromSodium.count) : Self.cellWidth
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
