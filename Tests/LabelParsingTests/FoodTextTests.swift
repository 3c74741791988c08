import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Food tables as another engine's text")
struct FoodTextTests {
  @Test("Reads names and values on lines of their own, in three languages")
  func alternatingLines() {
    let found = values(
      of: """
        Energie / Énergie / Energia
        1640 kJ
        390 kcal
        Fett / Matières grasses / Grassi
        12,5 g
        davon gesättigte Fettsäuren
        3,1 g
        dont acides gras saturés
        di cui acidi grassi saturi
        Kohlenhydrate / Glucides / Carboidrati
        davon Zucker / dont sucres / di cui zuccheri
        61 g
        22 g
        Eiweiss / Protéines / Proteine
        7,4 g
        Salz / Sel / Sale
        <0,01 g
        """)
    #expect(
      found == [
        .energyKJ: Quantity(1640, .kilojoule), .energyKcal: Quantity(390, .kilocalorie),
        .fat: Quantity(12.5, .gram), .saturatedFat: Quantity(3.1, .gram),
        .carbohydrates: Quantity(61, .gram), .sugars: Quantity(22, .gram),
        .protein: Quantity(7.4, .gram), .salt: Quantity(0.01, .gram),
      ])
  }

  @Test("Reads a final 9 as the unit, with a doubt, where other values have their unit")
  func unitReadAsDigit() throws {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          Energie 700 kJ / 167 kcal
          Fett 3,0 g
          Kohlenhydrate 119
          Eiweiß 23 g
          Salz 0,5 g
          """, source: ""))
    let reading = try #require(label.readings.first { $0.nutrient == .carbohydrates })
    #expect(reading.quantity == Quantity(11, .gram))
    #expect(reading.doubts.contains("unitReadAsDigit"))
    let sure = try #require(label.readings.first { $0.nutrient == .fat })
    #expect(reading.confidence < sure.confidence)
  }

  @Test("Never takes a percentage of the reference intake for a value")
  func referenceIntake() {
    let found = values(
      of: "Fat\n7.6 g\n11 %\nSaturates\n23 %\nCarbohydrate\n18 g\n7 %\nSugars\n8.0 g")
    #expect(found[.saturatedFat] == nil)
    #expect(found[.carbohydrates] == Quantity(18, .gram))
  }
}
