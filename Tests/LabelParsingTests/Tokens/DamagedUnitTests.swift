import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Damaged units")
struct DamagedUnitTests {
  private func readings(_ text: String) -> [Nutrient: NutrientReading] {
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt"))
    return Dictionary(label.readings.map { ($0.nutrient, $0) }) { first, _ in first }
  }

  @Test("Among Cyrillic letters a lone r behind a number is a gram, and energies are repaired")
  func cyrillic() {
    let found = readings(
      "Пищевая ценность продукта на 100 r: белков 9,5 r, жиров 17 r, углеводов - 53,5 r.\n"
        + "Энергетическая ценность 1720 kDx / 410 kkan.")
    #expect(found[.protein]?.quantity == Quantity(9.5, .gram))
    #expect(found[.fat]?.quantity == Quantity(17, .gram))
    #expect(found[.carbohydrates]?.quantity == Quantity(53.5, .gram))
    #expect(found[.energyKJ]?.quantity == Quantity(1720, .kilojoule))
    #expect(found[.energyKcal]?.quantity == Quantity(410, .kilocalorie))
    #expect(found.values.allSatisfy { !$0.doubts.contains(.unitAssumed) })
    #expect(found[.fat]?.basis == .per100g)
  }

  @Test("Among Latin letters a lone r behind a number is no unit")
  func latin() {
    let found = readings(
      "Nutrition per 100 g\nEnergy 900 kJ / 215 kcal\nFat 9 g\nProtein 4,5 r\nSalt 1 g")
    #expect(found[.protein]?.doubts.contains(.unitAssumed) == true)
  }

  @Test("Kilograms before kilocalories are kilojoules, unless they are fewer")
  func kilograms() {
    let found = readings("Nutrition per 100 g\nEnergy 1650 kg / 394 kcal\nFat 9 g\nSalt 1 g")
    #expect(found[.energyKJ]?.quantity == Quantity(1650, .kilojoule))
    let mass = readings("Nutrition per 100 g\nEnergy 1 kg / 394 kcal\nFat 9 g\nSalt 1 g")
    #expect(mass[.energyKJ] == nil)
  }
}
