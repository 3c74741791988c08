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
    let known = DatabaseFacts(statements, wording: wording)
    let said = known.facts.map { "\($0.title): \(shortened(terminalSafe($0.text), to: 160))" }
    let all = (known.scores.isEmpty ? [] : [known.scores.joined(separator: ", ")]) + said
    guard !all.isEmpty else { return [] }
    let title = "\(capitalized(wording.name(of: Source.api))) (\(terminalSafe(statements.service)))"
    return [title] + all.map { "  " + $0 }
  }
}
