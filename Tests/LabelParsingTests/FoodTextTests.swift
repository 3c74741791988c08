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

@Suite("Columns in plain text")
struct PlainColumnTests {
  @Test("The portion's size tells which of two columns is per 100 g, whatever the headers' order")
  func columnsByRatio() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          Nutrition
          1 Portion
          100 g
          30 g
          Fat
          20 g
          6.0 g
          of which saturates
          9.0 g
          2.7 g
          Carbohydrate
          50 g
          15 g
          Protein
          8.0 g
          2.4 g
          """, source: ""))
    let hundred = Dictionary(
      label.readings.filter { $0.basis == .per100g }.map { ($0.nutrient, $0.quantity.value) }
    ) { first, _ in first }
    #expect(hundred == [.fat: 20, .saturatedFat: 9, .carbohydrates: 50, .protein: 8])
  }

  @Test("Reads an energy without unit by its name, and a pair of numbers by its ratio")
  func bareEnergies() {
    #expect(
      values(of: "Nutrition Facts\nServing size 28g\nCalories 150\nTotal Fat 9g")[.energyKcal]
        == Quantity(150, .kilocalorie))
    let pair = values(of: "Energie (kJ/kcal)\n2360/566\nFett (g)\n35")
    #expect(pair[.energyKJ] == Quantity(2360, .kilojoule))
    #expect(pair[.energyKcal] == Quantity(566, .kilocalorie))
  }

  @Test(
    "Survives bytes that are no text, and lines without end",
    arguments: [
      String(decoding: [0xFF, 0xFE, 0x46, 0x61, 0x74, 0x20, 0x33, 0xC3], as: UTF8.self),
      String(repeating: "1,1", count: 20_000), String(repeating: "Fat 3 g ", count: 5_000),
      String(repeating: "<", count: 9_000), "", "\u{0}\n\u{FEFF}",
      String(repeating: "(min ", count: 4_000),
    ])
  func damagedText(text: String) {
    for reading in LabelParser().parse(RecognizedPage(plainText: text, source: "")).readings {
      #expect(reading.confidence.value <= 1)
    }
  }
}
