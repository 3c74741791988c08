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

  @Test("Are no heading of 100 g, as 1009 is with its unit misread")
  func noHeading() throws {
    let label = try #require(
      SheetDecision.of([
        CellPage.page(
          CellPage(
            heads: [("Nährwerte", 520)], ends: [600, 800],
            rows: [
              ["Energie", "242 kcal", "73 kcal"], ["", "1009 kJ", "303 kJ"],
              ["Fett", "1,0 g", "<0,5 g"], ["davon gesättigte", "0,3 g", "<0,1 g"],
              ["Kohlenhydrate", "95,2 g", "28,6 g"], ["davon Zucker", "0,0 g", "0,0 g"],
              ["Eiweiss", "0,5 g", "<0,5 g"],
            ]))
      ]))
    #expect(label.readings.isEmpty)
  }

  @Test(
    "Are not accepted where no food has their ratio",
    arguments: [
      ("1681 kJ / 390 kcal", "65.4 g", true), ("1681 kJ / 399 kcal", "65.4 g", false),
      ("1300 kJ / 300 kcal", "65.4 g", true), ("1300 kJ / 300 kcal", "0.2 g", false),
    ])
  func ratio(energies: String, carbohydrates: String, isRefused: Bool) throws {
    let table = CellPage(
      heads: [("per 100 g", 400)], ends: [620],
      rows: [
        ["Energy", energies], ["Fat", "0.4 g"], ["of which saturates", "0.1 g"],
        ["Carbohydrate", carbohydrates], ["of which sugars", "0.1 g"], ["Fibre", "0.8 g"],
        ["Protein", "2.7 g"], ["Salt", "0.01 g"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect((label.readings[.energyKJ] == nil) == isRefused)
    #expect((label.readings[.energyKcal] == nil) == isRefused)
    #expect(label.readings[.protein]?.quantity.value == 2.7)
  }

  @Test("Are accepted where they agree")
  func agreement() throws {
    let energies = try energies(["Energie 792 kcal / 3312 kJ", "Kohlenhydrate 0 g, Salz 0 g"])
    #expect(energies[.energyKcal] == 792)
  }
}
