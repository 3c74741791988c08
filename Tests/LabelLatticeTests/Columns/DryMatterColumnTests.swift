import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Columns of a pet food as fed and of its dry matter")
struct DryMatterColumnTests {
  /// An analysis of a food with 80 % of water, the second column without it.
  private func label(heads: [String], protein: String = "10,5") throws -> DecidedLabel {
    let table = CellPage(
      heads: [("Analytische Bestandteile", 20)]
        + zip(heads, [500, 700]).map { (text: $0, left: $1) },
      ends: [600, 860],
      rows: [
        ["Rohprotein", "\(protein) %", "52,5 %"], ["Rohfett", "5,6 %", "28,0 %"],
        ["Rohfaser", "0,4 %", "2,0 %"], ["Rohasche", "2,1 %", "10,5 %"],
        ["Feuchtigkeit", "80,0 %", ""],
      ])
    var page = CellPage.page(table)
    page.lines.append(CellPage.line("Alleinfuttermittel für Katzen", 20, 300))
    return try #require(SheetDecision.of([page]))
  }

  @Test(
    "Give the amounts as fed, whatever the headings say",
    arguments: [["in %", "in % TS"], ["Original", "Trockenmasse"], ["", ""]])
  func amounts(heads: [String]) throws {
    let label = try label(heads: heads)
    #expect(label.basis == .asFed)
    let values = label.readings.mapValues(\.quantity.value)
    #expect(values[.protein] == 10.5 && values[.fat] == 5.6 && values[.moisture] == 80)
    #expect(values[.fiber] == 0.4 && values[.ash] == 2.1)
  }
}
