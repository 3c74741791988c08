import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Energies of foods in megajoules")
struct MegajouleTests {
  private func energies(_ row: String, unit: NutrientUnit = .kilojoule) -> [Decimal] {
    let text = "Nutrition per 100 g\n\(row)\nFat 10 g\nCarbohydrate 20 g\nProtein 10 g"
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt"))
    return label.readings.map(\.quantity).filter { $0.unit == unit }.map(\.value)
  }

  @Test(
    "Alone they are kilojoules",
    arguments: [
      ("Energy 1.5 MJ", 1500), ("Energi 0,85MJ", 850), ("Energy 1.554 MJ", 1554),
      ("Energy 2 MJ", 2000), ("Енергия 0,085 МДж", 85),
    ] as [(String, Decimal)])
  func alone(row: String, kilojoules: Decimal) {
    #expect(energies(row) == [kilojoules])
  }

  @Test(
    "The mass of 100 g may be behind them",
    arguments: ["Energy 1.5 MJ per 100 g", "Energy 1.5 MJ/100 g", "Energie 1,5 MJ pro 100 g"])
  func ofHundred(row: String) {
    #expect(energies(row) == [1500])
  }

  @Test("Beside kilocalories they are left out, as rounded numbers")
  func besideKilocalories() {
    #expect(energies("Energy 0.9 MJ 223 kcal") == [])
    #expect(energies("Energy 0.9 MJ 223 kcal", unit: .kilocalorie) == [223])
  }

  @Test(
    "No food has so much, a word is no unit, and an end of a range is no content",
    arguments: ["4 MJ", "15,8 MJ", "1.5 MJM", "1.2-1.5 MJ", "1,2 – 1,5 MJ"])
  func others(print: String) {
    #expect(energies("Energy \(print)") == [])
  }

  @Test("The energy in a kilogram of pet food stays one")
  func petFood() {
    let found = values(
      of: "Complete dog food\nCrude protein 25 %, crude fat 15 %\nEnergy 3,6 MJ/kg")
    #expect(found[.energyKcal] == Quantity(860, .kilocaloriePerKilogram))
    #expect(found[.energyKJ] == nil)
  }
}
