import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Energies of one cell")
struct ContradictedEnergyTests {
  private func energies(_ lines: [String]) throws -> [Nutrient: Decimal] {
    let label = try #require(SheetDecision.of([runningPage(["Nährwerte je 100 ml"] + lines)]))
    return label.readings.mapValues(\.quantity.value).filter {
      $0.key == .energyKJ || $0.key == .energyKcal
    }
  }

  @Test(
    "Are not accepted where the other one contradicts them",
    arguments: [
      ["Energie 122 kcal / 3312 kJ", "Kohlenhydrate 0 g, Salz 0 g"],
      [
        "Energie 1312 kJ / 122 kcal", "Kohlenhydrate 0 g", "Zucker 0 g", "Eiweiss 0 g", "Salz 0 g",
      ],
    ])
  func contradiction(lines: [String]) throws {
    #expect(try energies(lines).isEmpty)
  }

  @Test(
    "Are not accepted where no food has their ratio",
    arguments: [("1681 kJ / 390 kcal", true), ("1681 kJ / 399 kcal", false)])
  func ratio(cell: String, isRefused: Bool) throws {
    let table = CellPage(
      heads: [("per 100 g", 400)], ends: [620],
      rows: [
        ["Energy", cell], ["Fat", "7.4 g"], ["of which saturates", "1.2 g"],
        ["Carbohydrate", "65.4 g"], ["of which sugars", "0.8 g"], ["Fibre", "9.8 g"],
        ["Protein", "12.7 g"], ["Salt", "0.01 g"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect((label.readings[.energyKJ] == nil) == isRefused)
    #expect((label.readings[.energyKcal] == nil) == isRefused)
    #expect(label.readings[.fat]?.quantity.value == 7.4)
  }

  @Test("Are accepted where they agree")
  func agreement() throws {
    let energies = try energies(["Energie 792 kcal / 3312 kJ", "Kohlenhydrate 0 g, Salz 0 g"])
    #expect(energies[.energyKcal] == 792)
  }
}
