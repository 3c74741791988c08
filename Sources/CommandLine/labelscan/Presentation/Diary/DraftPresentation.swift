package import FoodDiary
import LabelModel
package import Languages

/// A draft for a terminal: what would be saved, where it comes from, how sure it is.
package struct DraftPresentation {
  private let draft: Draft
  private let title: String?
  private let style: TerminalStyle
  private let wording: Wording

  /// Shows `draft` as `title`, a draft without it, in `wording`.
  package init(
    _ draft: Draft, title: String? = nil, style: TerminalStyle = .plain,
    wording: Wording = .english
  ) {
    self.wording = wording
    self.draft = draft
    self.title = title
    self.style = style
  }

  /// The lines, each with its end.
  package var text: String {
    var rows = [["", "", ""] + wording.diaryHeads]
    rows += draft.items.enumerated().map { number, item in
      [
        "\(number + 1)", DiaryText.name(item.food.name),
        item.food.portion == nil ? wording.noPortion : wording.portion(item.food.portion),
      ] + form.cells(of: item.food.amounts)
    }
    let table = TextTable.aligned(rows, leftAligned: 2)
    var lines = [
      wording.heading(ofDraft: DiaryText.name(draft.summary), title: title), style(table[0], .dim),
    ]
    for (number, item) in draft.items.enumerated() {
      lines.append(table[number + 1])
      lines.append("     " + style(origin(of: item), color(of: item.confidence)))
      lines += item.notes.map { "     \(terminalSafe(wording.sentence($0)))" }
      lines += hits(of: item, number: number + 1)
      lines += item.findings.map {
        "     \(wording.name(of: $0.severity)): \(terminalSafe(wording.sentence($0.message)))"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the other foods that were found, with their calories and the change that chooses each.
  ///
  /// English says so in words, other languages with the change at first.
  private func hits(of item: DraftItem, number: Int) -> [String] {
    item.hits.enumerated().filter { $0.offset != item.chosenHit || item.found == nil }
      .map { place, hit in
        let food = "\(DiaryText.name(hit.title)), \(energy(of: hit))"
        let change = "\(number).hit=\(place + 1)"
        return wording.isEnglish ? "     or \(food): set \(change)" : "     \(change): \(food)"
      }
  }

  /// Returns `300 kcal in 100 g`.
  private func energy(of hit: FoundFood) -> String {
    let energy = wording.energy(hit.amounts)
    return hit.per.map { "\(energy) \(wording.isEnglish ? "in" : "/") \(wording.portion($0))" }
      ?? energy
  }

  /// Returns `scanned label, from 100 g; sure`.
  private func origin(of item: DraftItem) -> String {
    let source =
      item.confidence == .incomplete && item.found == nil ? nil : wording.name(of: item.food.source)
    let how = [source ?? "", wording.sentence(item.origin)].filter { !$0.isEmpty }
      .joined(separator: ", ")
    return [terminalSafe(how), wording.name(of: item.confidence)].filter { !$0.isEmpty }.joined(
      separator: "; ")
  }

  private func color(of confidence: DraftConfidence) -> TerminalStyle.Color {
    switch confidence {
    case .sure: .green
    case .unsure: .yellow
    case .incomplete: .red
    }
  }

  private var form: NumberForm { wording.numbers }
}
