package import LabelModel

/// The statements of a product database beside amounts, in a person's language.
package struct DatabaseFacts {
  private let statements: CatalogStatements
  private let wording: Wording

  /// Names `statements` in the words of `wording`.
  package init(_ statements: CatalogStatements, wording: Wording) {
    self.statements = statements
    self.wording = wording
  }

  /// The database's own scores, such as `Nutri-Score D`; empty where it has none.
  package var scores: [String] {
    [
      statements.nutriScoreGrade.map { "Nutri-Score \($0.uppercased())" },
      statements.novaGroup.map { "NOVA \($0) (\(wording.name(ofNovaGroup: $0)))" },
    ].compactMap { $0 }
  }

  /// The other statements, each with its title; what the database leaves out is left out.
  package var facts: [(title: String, text: String)] {
    let facts: [(title: RecordWords.Phrase, text: String)] = [
      (.netQuantity, wording.numbers.numbers(in: statements.quantity ?? "")),
      (.additives, statements.additiveTags.map(Self.additive).joined(separator: ", ")),
      (.labels, names(statements.labelTags)), (.packaging, names(statements.packagingTags)),
      (.origins, places(statements.originTags)),
      (.stores, statements.stores.joined(separator: ", ")),
      (.countries, places(statements.countryTags)),
      (.completeness, statements.completeness.map { "\(Int(($0 * 100).rounded())) %" } ?? ""),
      (.changed, wording.numbers.date(statements.changed ?? "")),
    ]
    return facts.filter { !$0.text.isEmpty }.map { (wording($0.title), $0.text) }
  }

  private func names(_ tags: [String]) -> String {
    tags.map(tagName).joined(separator: ", ")
  }

  private func places(_ tags: [String]) -> String {
    let names = PlaceNames(wording.language)
    return tags.map { names.name(of: $0) ?? tagName($0) }.joined(separator: ", ")
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
