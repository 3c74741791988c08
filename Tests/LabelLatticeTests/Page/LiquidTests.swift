import LabelLattice
import Testing

@Suite("Signs of liquids")
struct LiquidTests {
  /// The value of a feature of the first column for 100 ml.
  private func feature(_ own: ColumnFeatures.Own, _ lines: String...) -> Double {
    var sheet = LabelSheet.twoColumns
    for (row, line) in lines.enumerated() { sheet.add(line, .noise, row: 20 + row, left: 80) }
    let lattice = Lattice(sheet.page).laidOut()
    let rows = ColumnFeatures.rows(lattice.page, lattice.items, lattice.layouts[0].layout)
    let place =
      ColumnFeatures.Shared.allCases.count
      + ColumnMeaning.per100ml.rawValue * ColumnFeatures.Own.allCases.count + own.rawValue
    return rows[0][ColumnMeaning.per100ml.rawValue][place]
  }

  @Test(
    "Knows words for drinks, with accents and without, in any case",
    arguments: [
      "Vor Gebrauch schütteln.", "VOR GEBRAUCH SCHUTTELN", "Napój gazowany", "Soft drink",
      "Ανακινήστε καλά", "Безалкохолна напитка",
    ])
  func drinks(text: String) {
    #expect(feature(.drinkWords, text) > 0)
    #expect(feature(.juiceWords, text) == 0)
  }

  @Test("Knows juices apart, and no milk or water", arguments: ["Milch, Wasser, Öl", "whole milk"])
  func juices(text: String) {
    #expect(feature(.juiceWords, "Orange juice") > 0)
    #expect(feature(.drinkWords, text) == 0)
    #expect(feature(.juiceWords, text) == 0)
  }

  @Test("Tells a serving in millilitres from one in grams")
  func servings() {
    #expect(feature(.servingMillilitres, "Serving 250 ml") > 0)
    #expect(feature(.servingMillilitres, "Serving 30 g") == 0)
    #expect(feature(.servingGrams, "Serving 30 g") > 0)
  }
}
