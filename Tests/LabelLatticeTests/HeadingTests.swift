import LabelLattice
import LabelModel
import Testing

@Suite("Headings of columns")
struct HeadingTests {
  private let rows: [LabelSheet.Row] = [
    .init("Energy", "1544 kJ / 366 kcal", of: .energyKJ), .init("Fat", "6,0 g", of: .fat),
    .init("Carbohydrate", "62 g", of: .carbohydrates), .init("Protein", "12 g", of: .protein),
  ]

  @Test("Takes 100 g at the start of the line above a panel for its heading, whatever verb follows")
  func abovePanel() {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add("100 g beinhalten durchschnittlich", .noise, row: 0, left: 80)
    #expect(feature(.overAbovePanel, of: .per100g, sheet) > 0)
  }

  @Test("Leaves 100 g within a sentence far from the panel in doubt")
  func sentence() {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add("Prepared with at least 100 g of berries", .noise, row: 20, left: 80)
    #expect(feature(.overAbovePanel, of: .per100g, sheet) == 0)
    #expect(feature(.overSentence, of: .per100g, sheet) > 0)
  }

  @Test("Takes the stated size of a serving above a column for its heading")
  func servingSize() {
    var sheet = LabelSheet(
      columns: [
        .init(heading: "per 100 g", basis: .per100g), .init(heading: "30 g", basis: .perServing),
      ],
      rows: [
        .init("Fat", "6,0 g", "1,8 g", of: .fat),
        .init("Carbohydrate", "62 g", "18,6 g", of: .carbohydrates),
        .init("Protein", "12 g", "3,6 g", of: .protein),
      ])
    #expect(feature(.overAlone, of: .perServing, sheet) == 0)
    sheet.add("Serving size: 30 g", .noise, row: 20, left: 80)
    #expect(feature(.overAlone, of: .perServing, sheet) > 0)
  }

  /// The greatest value of a feature of headings over all columns by place.
  private func feature(
    _ feature: ColumnFeatures.Shared, of meaning: ColumnMeaning, _ sheet: LabelSheet
  ) -> Double {
    let lattice = Lattice(sheet.page).laidOut()
    return lattice.layouts.map(\.layout).filter { !$0.isStream }
      .flatMap { ColumnFeatures.rows(lattice.page, lattice.items, $0) }
      .map { $0[meaning.rawValue][feature.rawValue] }.max() ?? 0
  }
}
