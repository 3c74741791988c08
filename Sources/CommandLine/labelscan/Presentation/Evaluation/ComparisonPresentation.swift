import Evaluation
import Foundation

/// The difference of this run to an earlier one, as a table and a list.
struct ComparisonPresentation: Sendable {
  private let comparison: Comparison
  private let style: TerminalStyle

  /// Presents `comparison`.
  init(_ comparison: Comparison, style: TerminalStyle) {
    self.comparison = comparison
    self.style = style
  }

  /// The text, several lines, each with its end.
  var text: String {
    (figures + listed).map { $0 + "\n" }.joined()
  }

  private var figures: [String] {
    let missing = comparison.withoutRecord
    let note =
      missing > 0 ? " (it has no record of \(missing) labels: their values count as missed)" : ""
    return ["", "Beside the earlier run\(note)"]
      + TextTable.aligned([
        ["figure", "before", "now", "difference", "95 % interval"],
        row("right", comparison.right, decimals: 0), row("wrong", comparison.wrong, decimals: 0),
        row("precision", comparison.precision, decimals: 4),
        row("recall", comparison.recall, decimals: 4), row("F1", comparison.f1, decimals: 4),
      ])
  }

  private func row(_ name: String, _ figure: Comparison.Difference, decimals: Int) -> [String] {
    func fixed(_ number: Double) -> String { String(format: "%.\(decimals)f", number) }
    func signed(_ number: Double) -> String { String(format: "%+.\(decimals)f", number) }
    return [
      name, fixed(figure.before), fixed(figure.after), signed(figure.difference),
      figure.interval.map(signed).joined(separator: " to "),
    ]
  }

  private var listed: [String] {
    let changes = comparison.changes
    let groups: [(String, [Comparison.Change])] = [
      ("Wrong now, and not before", changes.filter { $0.after == .wrong && $0.before != .wrong }),
      ("Wrong in another way", changes.filter { $0.after == .wrong && $0.before == .wrong }),
      ("Lost", changes.filter { $0.before == .right }),
      ("Gained", changes.filter { $0.after == .right }),
      (
        "No longer wrong",
        changes.filter { $0.before == .wrong && ($0.after == .missed || $0.after == .absent) }
      ),
    ]
    return groups.flatMap { title, changes in
      changes.isEmpty ? [] : ["", "\(title): \(changes.count)"] + changes.map(line)
    }
  }

  private func line(_ change: Comparison.Change) -> String {
    func text(_ value: PrintedValue?) -> String { terminalSafe(value?.text ?? "nothing") }
    let now = text(change.readAfter)
    return "  \(terminalSafe(change.file)): \(terminalSafe(change.nutrient)) printed "
      + "\(text(change.printed)), before \(text(change.readBefore)), now "
      + (change.after == .wrong ? style(now, .red) : now)
  }
}
