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
}
