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
    let contained = titles(.contains) + others(record.catalog?.allergenTags)
    if !contained.isEmpty {
      lines.append("\(wording(.allergens)): " + style(contained.joined(separator: ", "), .bold))
    } else if isKnownToNameNone {
      lines.append("\(wording(.allergens)): " + wording(.noneNamed))
    }
    let traces = titles(.mayContain) + others(record.catalog?.traceTags)
    if !traces.isEmpty {
      lines.append("\(wording(.mayContain)): " + traces.joined(separator: ", "))
    }
    return lines + (record.catalog.map { DatabaseLines($0, wording: wording).lines } ?? [])
  }

  /// Whether the label's sentences or its list were read, and name no allergen that is in it.
  private var isKnownToNameNone: Bool {
    guard let allergens = record.allergens else { return false }
    return allergens.isEmpty || allergens.contains { $0.source != .database }
  }

  /// The names of allergens, each once; with the sources where a database names one.
  private func titles(_ presence: DeclaredAllergen.Presence) -> [String] {
    let stated = (record.allergens ?? []).filter { $0.presence == presence }
    return Allergen.allCases.compactMap { allergen in
      let mentions = stated.filter { $0.allergen == allergen }
      guard !mentions.isEmpty else { return nil }
      let name = wording.name(of: allergen)
      guard mentions.contains(where: { $0.source == .database }) else { return name }
      let isPrinted = mentions.contains { $0.source != .database }
      let sources: [Source] = isPrinted ? [.ocr, .api] : [.api]
      return "\(name) (\(sources.map { wording.name(of: $0) }.joined(separator: ", ")))"
    }
  }

  /// Substances that a database names beside the 14 allergens of the law.
  private func others(_ tags: [String]?) -> [String] {
    (tags ?? []).filter { Allergen(tag: $0) == nil && $0 != "en:none" }.map {
      "\(terminalSafe(tagName($0))) (\(wording.name(of: Source.api)))"
    }
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
