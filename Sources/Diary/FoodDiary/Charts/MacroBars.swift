/// Bars of calories, protein, carbohydrates and fat for a terminal, with the target zones as shaded bands.
///
///     protein, goal 60 to 120 g
///     Fri  ███████████████▓▓▓▓▓▓░░░░░░░░░░░  84 g
///
/// A bar is `█` outside the zone and `▓` inside it; what is left of the zone is `░`.
package struct MacroBars: Hashable, Sendable {
  private let days: [MacroDay]
  private let zones: [CountedNutrient: Goals.Zone]
  private let width: Int
  private let isColored: Bool
  private let titles: [CountedNutrient: String]

  /// The narrowest bars that still tell something, in columns.
  static let leastWidth = 30
  /// The longest label, in characters; a date has ten.
  private static let longestLabel = 12
  /// The width of an amount behind a bar: ` 1234 kcal`.
  private static let amountWidth = 10

  /// Draws `days`.
  ///
  /// - Parameters:
  ///   - days: a line of each block.
  ///   - zones: from how many to how many grams are wanted.
  ///   - width: the most columns of a line, at least ``leastWidth``.
  ///   - isColored: whether to color the bars: protein blue, carbohydrates green, fat red.
  ///   - titles: the headings of the blocks; English ones without them.
  package init(
    _ days: [MacroDay], zones: [CountedNutrient: Goals.Zone] = [:], width: Int = 80,
    isColored: Bool = false, titles: [CountedNutrient: String] = [:]
  ) {
    self.days = days
    self.zones = zones
    self.width = max(width, Self.leastWidth)
    self.isColored = isColored
    self.titles = titles
  }

  /// The lines, each with its end; empty without days.
  package var text: String {
    guard !days.isEmpty else { return "" }
    let labels = days.map { Self.plain($0.label) }
    let labelWidth = labels.map(\.count).max() ?? 0
    var lines: [String] = []
    for nutrient in MacroDay.charted(days) {
      let zone = zones[nutrient]
      lines.append(
        titles[nutrient] ?? nutrient.word + (zone.map { ", goal \($0.words)" } ?? ""))
      let scale = MacroScale(nutrient, days, zone)
      let columns = width - labelWidth - 2 - Self.amountWidth
      for (day, label) in zip(days, labels) {
        let padding = String(repeating: " ", count: labelWidth - label.count + 2)
        let bar = bar(day.amount(nutrient), nutrient, scale, columns)
        let amount =
          day.amount(nutrient).map { "\(shown(($0 * 10).rounded() / 10)) \(nutrient.unit)" } ?? "--"
        let space = String(repeating: " ", count: max(0, Self.amountWidth - amount.count))
        lines.append("\(label)\(padding)\(bar)\(space)\(amount)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func bar(
    _ amount: Double?, _ nutrient: CountedNutrient, _ scale: MacroScale, _ columns: Int
  ) -> String {
    let filled = Int((Double(columns) * (amount ?? 0) / scale.top).rounded())
    let cells = (0..<columns).map { column -> Character in
      let middle = (Double(column) + 0.5) / Double(columns) * scale.top
      let isWanted = scale.zone?.contains(middle) ?? false
      if column < filled { return isWanted ? "▓" : "█" }
      return isWanted ? "░" : " "
    }
    guard isColored else { return String(cells) }
    return Self.color(nutrient) + String(cells.prefix(filled)) + Self.gray
      + String(cells.dropFirst(filled)) + Self.reset
  }

  /// A label without control characters, shortened.
  private static func plain(_ label: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: continue
      default: scalars.append(scalar)
      }
    }
    return String(String(scalars).prefix(longestLabel))
  }

  // SGR sequences of ECMA-48: foreground colors, and the normal one.
  private static let gray = "\u{1B}[90m"
  private static let reset = "\u{1B}[0m"

  private static func color(_ nutrient: CountedNutrient) -> String {
    switch nutrient {
    case .protein: "\u{1B}[34m"
    case .carbohydrates: "\u{1B}[32m"
    case .fat: "\u{1B}[31m"
    case .energyKcal: reset
    }
  }
}
