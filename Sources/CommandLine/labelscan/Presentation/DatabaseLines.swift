import LabelModel
import Languages

/// The statements of a product database beside amounts, in a few lines.
struct DatabaseLines {
  private let statements: CatalogStatements
  private let wording: Wording

  /// Presents `statements` in the words of `wording`.
  init(_ statements: CatalogStatements, wording: Wording) {
    self.statements = statements
    self.wording = wording
  }

  /// A title and one line a statement; none where the database says nothing of this.
  var lines: [String] {
    let grades = [
      statements.nutriScoreGrade.map { "Nutri-Score \($0.uppercased())" },
      statements.novaGroup.map { "NOVA \($0) (\(wording.name(ofNovaGroup: $0)))" },
    ].compactMap { $0 }
    let facts: [(title: RecordWords.Phrase, text: String)] = [
      (.netQuantity, wording.numbers.numbers(in: statements.quantity ?? "")),
      (.additives, statements.additiveTags.map(Self.additive).joined(separator: ", ")),
      (.labels, names(statements.labelTags)), (.packaging, names(statements.packagingTags)),
      (.origins, names(statements.originTags)),
      (.stores, statements.stores.joined(separator: ", ")),
      (.countries, names(statements.countryTags)),
      (.completeness, statements.completeness.map { "\(Int(($0 * 100).rounded())) %" } ?? ""),
      (.changed, wording.numbers.date(statements.changed ?? "")),
    ]
    let said = facts.filter { !$0.text.isEmpty }.map { fact in
      "\(wording(fact.title)): \(shortened(terminalSafe(fact.text), to: 160))"
    }
    let all = (grades.isEmpty ? [] : [grades.joined(separator: ", ")]) + said
    guard !all.isEmpty else { return [] }
    let title = "\(capitalized(wording.name(of: Source.api))) (\(terminalSafe(statements.service)))"
    return [title] + all.map { "  " + $0 }
  }

  private func names(_ tags: [String]) -> String {
    tags.map(tagName).joined(separator: ", ")
  }

  /// `en:e322i` → `E322i`.
  private static func additive(_ tag: String) -> String {
    let name = tagName(tag)
    return name.first == "e" && name.dropFirst().first?.isNumber == true
      ? "E" + name.dropFirst() : name
  }
}

/// Returns what a database's tag says, without its language: `en:fair-trade` → `fair trade`.
func tagName(_ tag: String) -> String {
  let parts = tag.split(separator: ":", maxSplits: 1)
  let name = parts.count == 2 && parts[0].count == 2 ? parts[1] : tag[...]
  return String(name.replacing("-", with: " "))
}
