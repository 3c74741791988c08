import LabelLattice
import LabelModel
import Testing

@Suite("Two columns of one product")
struct ColumnPairTests {
  /// The features of the best panels of both columns of a sheet.
  private func features(
    _ sheet: LabelSheet, sizes: [Double], servings: [Double] = []
  ) throws -> [ColumnPair.Factor: Double] {
    let lattice = Lattice(sheet.page).laidOut()
    let layout = try #require(lattice.layouts.first { !$0.layout.isStream })
    let whole = try #require(
      layout.layout.columns.firstIndex { lattice.numbers($0).contains(1544) })
    let part = try #require(layout.layout.columns.firstIndex { lattice.numbers($0).contains(463) })
    let member = try #require(
      ColumnPair.members(
        layout.panels[whole], layout.panels[part], sizes: sizes, servings: servings
      ).first)
    #expect(abs(member.features[0] - member.whole.score - member.part.score) < 1e-9)
    return Dictionary(uniqueKeysWithValues: zip(ColumnPair.Factor.allCases, member.features))
  }

  @Test("Every row is in the ratio of a printed serving")
  func printed() throws {
    let found = try features(.twoColumns, sizes: [30, 250], servings: [30])
    #expect(found[.printedRatio] == 8)
    #expect(found[.steadyRatio] == 0)
    #expect(found[.outOfRatio] == 0)
    #expect(found[.servingRatio] == 8)
  }

  @Test("Rows are in a steady ratio whose serving is not printed", arguments: [[], [45.0]])
  func steady(sizes: [Double]) throws {
    let found = try features(.twoColumns, sizes: sizes)
    #expect(found[.printedRatio] == 0)
    #expect(found[.steadyRatio] == 8)
    #expect(found[.servingRatio] == 0)
  }

  @Test("One row out of the ratio counts against two columns")
  func outOfRatio() throws {
    var sheet = LabelSheet.twoColumns
    let index = try #require(sheet.pieces.firstIndex { $0.text == "3,6" })
    sheet.pieces[index].text = "9,9"
    let found = try features(sheet, sizes: [30])
    #expect(found[.printedRatio] == 7)
    #expect(found[.outOfRatio] == 1)
  }

  @Test("A hundred is no size that explains a ratio")
  func hundred() {
    let sizes = Lattice(LabelSheet.twoColumns.page).page.sizes.amounts(for: .per100g)
    #expect(sizes.contains(30))
    #expect(!sizes.contains(100))
  }

  @Test("Rows without a common ratio, as of a cereal with milk, contradict little")
  func withMilk() throws {
    let milk = [
      "463": "990", "110": "236", "1,8": "7,1", "0,4": "3,2", "18,6": "25", "4,2": "11",
      "3,6": "9,9", "0,24": "0,4",
    ]
    var sheet = LabelSheet.twoColumns
    for index in sheet.pieces.indices where sheet.pieces[index].column == 1 {
      sheet.pieces[index].text = milk[sheet.pieces[index].text] ?? sheet.pieces[index].text
    }
    let lattice = Lattice(sheet.page).laidOut()
    let layout = try #require(lattice.layouts.first { !$0.layout.isStream })
    let member = try #require(
      ColumnPair.members(layout.panels[0], layout.panels[1], sizes: [30, 125], servings: [30]).first
    )
    let found = Dictionary(uniqueKeysWithValues: zip(ColumnPair.Factor.allCases, member.features))
    #expect(found[.steadyRatio] == 0)
    #expect(found[.outOfRatio] == 2)
  }

  @Test(
    "A column that is printed twice is no serving's", arguments: ["per serving", "per 100 g", ""])
  func printedTwice(heading: String) throws {
    let sheet = LabelSheet(
      columns: [
        .init(heading: "per 100 g", basis: .per100g), .init(heading: heading, basis: .per100g),
      ],
      rows: [
        .init("Energy", "1976 kJ", "1976 kJ", of: .energyKJ),
        .init("Fat", "18,2 g", "18,2 g", of: .fat),
        .init("Carbohydrate", "68,5 g", "68,5 g", of: .carbohydrates),
        .init("of which sugars", "31,4 g", "31,4 g", of: .sugars),
        .init("Protein", "7,3 g", "7,3 g", of: .protein),
        .init("Salt", "0,52 g", "0,52 g", of: .salt),
      ])
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.perServing.isEmpty)
    #expect(label.basis == .per100g)
  }
}
