import LabelModel

/// What a product is made of, in a few lines.
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

  /// The list, wrapped, and one line for the allergens that are in it and one for traces; none when
  /// nothing is known.
  var lines: [String] {
    var lines: [String] = []
    if let list = record.ingredients {
      let facts = [list.language, list.needsReview ? wording(.badlyRead) : nil].compactMap { $0 }
      let title =
        wording(.ingredients) + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
      lines += [list.needsReview ? style(title, .yellow) : title]
      lines += wrapped(terminalSafe(list.text)).map { "  " + $0 }
    }
    guard let allergens = record.allergens else { return lines }
    let contained = titles(allergens, .contains)
    let named = contained.isEmpty ? wording(.noneNamed) : style(contained, .bold)
    lines.append("\(wording(.allergens)): " + named)
    let traces = titles(allergens, .mayContain)
    if !traces.isEmpty { lines.append("\(wording(.mayContain)): " + traces) }
    return lines
  }

  private func titles(
    _ allergens: [DeclaredAllergen], _ presence: DeclaredAllergen.Presence
  ) -> String {
    allergens.filter { $0.presence == presence }.map { wording.name(of: $0.allergen) }
      .joined(separator: ", ")
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
