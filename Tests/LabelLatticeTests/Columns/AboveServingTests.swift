import LabelLattice
import LabelModel
import Testing

@Suite("Columns above a statement of a serving")
struct AboveServingTests {
  /// A table whose heading and energy are unread, above the statement of a serving.
  private func label() throws -> DecidedLabel {
    let table = CellPage(
      heads: [], ends: [640],
      rows: [
        ["Fett", "9,6 g"], ["davon gesättigte Fettsäuren", "<0,5 g"], ["Kohlenhydrate", "29,1 g"],
        ["davon Zucker", "1,2 g"], ["Eiweiß", "3,9 g"], ["Salz", "0,96 g"],
      ], top: 30)
    var page = CellPage.page(table)
    page.lines.insert(CellPage.line("Durchschnittliche Nährwertangaben", 20, 20), at: 0)
    page.lines += [
      CellPage.line("Eine Portion (175 g) enthält: (242 kcal), Fett", 20, 400),
      CellPage.line("1,0 g, Zucker 2,1 g, Salz 1,68 g.", 20, 436),
    ]
    return try #require(SheetDecision.of([page]))
  }

  @Test("Are not of the serving, whose own amounts are behind its words")
  func table() throws {
    let label = try label()
    #expect(label.basis != .perServing)
    for accepted in [label.readings, label.perServing] {
      #expect(accepted[.carbohydrates] == nil)
      #expect(accepted[.saturatedFat] == nil)
    }
  }
}
