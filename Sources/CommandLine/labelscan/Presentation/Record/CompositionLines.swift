import LabelModel
import Languages

/// The lines about a product's composition.
struct CompositionLines {
  private static let width = 76

  private let record: ProductRecord
  private let style: TerminalStyle
  private let wording: Wording

  /// Presents the ingredients and allergens of `record` in the words of `wording`.
  init(_ record: ProductRecord, style: TerminalStyle, wording: Wording) {
    self.record = record
    self.style = style
    self.wording = wording
  }

  /// The lines: the list, wrapped, the allergens that are in it, and traces. The database's other
  /// statements follow. Empty when nothing is known.
  var lines: [String] {
    var lines: [String] = []
    if let list = record.ingredients {
      let facts = [
        list.language, list.source == .ocr ? nil : wording.name(of: list.source),
        list.source == .ocr && list.needsReview ? wording(.badlyRead) : nil,
      ].compactMap { $0 }
      let title =
        wording(.ingredients) + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
      lines += [list.needsReview ? style(title, .yellow) : title]
      lines += wrapped(terminalSafe(list.text)).map { "  " + $0 }
    }
    let names = ShownAllergens(record, wording: wording)
    let contained = names.contained.map(terminalSafe)
    if !contained.isEmpty {
      lines.append("\(wording(.allergens)): " + style(contained.joined(separator: ", "), .bold))
    } else if names.areKnownToBeNone {
      lines.append("\(wording(.allergens)): " + wording(.noneNamed))
    }
    let traces = names.traces.map(terminalSafe)
    if !traces.isEmpty {
      lines.append("\(wording(.mayContain)): " + traces.joined(separator: ", "))
    }
    return lines + (record.catalog.map { DatabaseLines($0, wording: wording).lines } ?? [])
  }

  /// Breaks `text` at spaces.
  private func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= Self.width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
