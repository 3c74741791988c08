package import FoodDiary
import LabelModel
package import Languages

/// A draft for a terminal: what would be saved, where it comes from, how sure it is.
package struct DraftPresentation {
  private let draft: Draft
  private let title: String
  private let style: TerminalStyle
  private let form: NumberForm

  /// Shows `draft` as `title`, with numbers in `form`.
  package init(
    _ draft: Draft, title: String = "Draft", style: TerminalStyle = .plain,
    form: NumberForm = .english
  ) {
    self.form = form
    self.draft = draft
    self.title = title
    self.style = style
  }

  /// The lines, each with its end.
  package var text: String {
    var rows = [["", "", ""] + DiaryText.heads]
    rows += draft.items.enumerated().map { number, item in
      [
        "\(number + 1)", DiaryText.name(item.food.name),
        item.food.portion == nil ? "no amount" : form.portion(item.food.portion),
      ] + form.cells(of: item.food.amounts)
    }
    let table = TextTable.aligned(rows, leftAligned: 2)
    var lines = ["\(title): \(DiaryText.name(draft.summary))", style(table[0], .dim)]
    for (number, item) in draft.items.enumerated() {
      lines.append(table[number + 1])
      lines.append("     " + style(origin(of: item), color(of: item.confidence)))
      lines += item.notes.map { "     \(terminalSafe(form.numbers(in: $0)))" }
      lines += hits(of: item, number: number + 1)
      lines += item.findings.map {
        "     \($0.severity.rawValue): \(terminalSafe(form.numbers(in: $0.message.text)))"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the other foods that were found, with their calories and the change that chooses each.
  private func hits(of item: DraftItem, number: Int) -> [String] {
    item.hits.enumerated().filter { $0.offset != item.chosenHit || item.found == nil }
      .map { place, hit in
        "     or \(DiaryText.name(hit.title)), \(energy(of: hit)): set \(number).hit=\(place + 1)"
      }
  }

  /// Returns `300 kcal in 100 g`.
  private func energy(of hit: FoundFood) -> String {
    let energy =
      hit.amounts.energyKcal.map { form.amount($0, .energyKcal) } ?? "calories not known"
    return hit.per.map { "\(energy) in \(form.portion($0))" } ?? energy
  }

  /// Returns `scanned label, from 100 g; sure`.
  private func origin(of item: DraftItem) -> String {
    let source =
      item.confidence == .incomplete && item.found == nil ? nil : item.food.source.words
    let how = [source, item.food.scaling.map(form.numbers(in:))].compactMap { $0 }.joined(
      separator: ", ")
    return [how, item.confidence.rawValue].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func color(of confidence: DraftConfidence) -> TerminalStyle.Color {
    switch confidence {
    case .sure: .green
    case .unsure: .yellow
    case .incomplete: .red
    }
  }
}
