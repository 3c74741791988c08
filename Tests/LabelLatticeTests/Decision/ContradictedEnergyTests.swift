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
    "Are not accepted beyond the ratios of all factors",
    arguments: [("1136", false), ("1116", true)])
  func ratio(kilojoules: String, isAccepted: Bool) throws {
    let label = try #require(
      SheetDecision.of([
        CellPage.page(
          CellPage(
            heads: [("per 100 g", 500)], ends: [720],
            rows: [
              ["Energy", "\(kilojoules) kJ / 263 kcal"], ["Fat", "0 g"],
              ["of which saturates", "0 g"], ["Carbohydrate", "65 g"],
              ["of which sugars", "12,1 g"], ["Fibre", "1,2 g"], ["Protein", "0,5 g"],
              ["Salt", "0,95 g"],
            ]))
      ]))
    #expect((label.readings[.energyKJ] != nil) == isAccepted)
    #expect((label.readings[.energyKcal] != nil) == isAccepted)
    #expect(label.readings[.carbohydrates]?.quantity.value == 65)
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
