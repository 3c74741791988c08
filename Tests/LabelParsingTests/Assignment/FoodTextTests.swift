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

  @Test(
    "Accepts a fraction that lost its unit in a table of grams, and takes none of its digits for the unit"
  )
  func fractionWithoutUnit() throws {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          Energie 700 kJ / 167 kcal
          Fett 3,0 g
          Kohlenhydrate 10,9
          Eiweiß 23 g
          Salz 0,25
          """, source: ""))
    let carbohydrates = label.readings.filter { $0.nutrient == .carbohydrates }
    #expect(carbohydrates.map(\.quantity) == [Quantity(10.9, .gram)])
    let salt = try #require(label.readings.first { $0.nutrient == .salt })
    #expect(salt.quantity == Quantity(0.25, .gram))
    #expect(salt.doubts == [.unitAssumed])
    #expect(salt.confidence.value > 0.8)
  }

  @Test(
    "2000 kcal are a reference diet's, unless the kJ beside them are those of swapped energies",
    arguments: [
      ("478 kJ (2000 kcal)", [2000]), ("478 kJ / 2000 kcal", [2000]),
      ("2000 kcal/478 kJ", [2000]), ("1500 kJ / 358 kcal, 8400 kJ / 2000 kcal", [358]),
      ("1500 kJ / 358 kcal (2000 kcal)", [358]), ("478 kJ per portion of 2000 kcal", []),
    ] as [(String, [Decimal])])
  func swappedEnergies(printed: String, kilocalories: [Decimal]) {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Per 100 g: Energy \(printed), Fat 25 g, Carbohydrate 55 g, Protein 6 g",
        source: ""))
    let read = label.readings.filter { $0.nutrient == .energyKcal }.map(\.quantity.value)
    #expect(read == kilocalories)
  }

  @Test("Reads 100 g below the fat's name as the fat of an oil, and else as a header")
  func oil() throws {
    func fat(_ energy: String, _ carbohydrates: String) -> [Quantity] {
      LabelParser().parse(
        RecognizedPage(
          plainText: """
            Energie
            \(energy)
            Fett
            100 g
            davon gesättigte Fettsäuren
            14 g
            Kohlenhydrate
            \(carbohydrates)
            Eiweiß
            0 g
            """, source: "")
      ).readings.filter { $0.nutrient == .fat }.map(\.quantity)
    }
    #expect(fat("3700 kJ / 900 kcal", "0 g") == [Quantity(100, .gram)])
    #expect(fat("1254 kJ / 300 kcal", "30 g") != [Quantity(100, .gram)])
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
    #expect(reading.doubts.contains(.unitReadAsDigit))
    let sure = try #require(label.readings.first { $0.nutrient == .fat })
    #expect(reading.confidence < sure.confidence)
  }

  @Test("Takes back a slip of names against values, which the energy betrays")
  func slippedTable() {
    let found = values(
      of: """
        1590 kJ
        380 kcal
        14 g
        Matières grasses
        6,1 g
        dont acides gras saturés
        54 g
        15 g
        Glucides
        dont sucres
        4 g
        Fibres alimentaires
        7,6 g
        Protéines
        1 g
        Sel
        """)
    #expect(found[.fat] == Quantity(14, .gram))
    #expect(found[.carbohydrates] == Quantity(54, .gram))
    #expect(found[.sugars] == Quantity(15, .gram))
    #expect(found[.fiber] == Quantity(4, .gram))
    #expect(found[.protein] == Quantity(7.6, .gram))
  }

  @Test("Gives a value between two languages of one row to the row that the energy needs")
  func repeatedNames() {
    let found = values(
      of: """
        100 g
        Energie / Énergie
        2050 kJ
        490 kcal
        Fett / Matières grasses
        davon gesättigte Fettsäuren
        25 g
        dont acides gras saturés
        9,1 g
        Kohlenhydrate / Glucides
        davon Zucker / dont sucres
        56 g
        Ballaststoffe / Fibres alimentaires
        27 g
        Eiweiss / Protéines
        3,5 g
        8,5 g
        Salz / Sel
        0,60 g
        """)
    #expect(found[.fat] == Quantity(25, .gram))
    #expect(found[.saturatedFat] == Quantity(Decimal(string: "9.1") ?? 0, .gram))
    #expect(found[.carbohydrates] == Quantity(56, .gram))
    #expect(found[.sugars] == Quantity(27, .gram))
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

  @Test("Survives any words in any places", arguments: 1...200 as ClosedRange<UInt64>)
  func randomPages(seed: UInt64) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let words = [
      "Fett", "davon", "Zucker", "Salz", "Protein", "Energie", "kJ", "1480", "kcal", "3,5g", "8o",
      "<0,5", "g", "%", "per", "100g", "Total", "Fat/", "Includes", "7g", "Added", "Sugars", "|",
      "12mg", "B12", "(30g)", "9", "1,2,3,4", "Rohasche", "min.", "\u{301}", "…", "D3", "170l",
    ]
    let lines = (0..<next(40)).map { _ in
      TextLine(
        words: (0...next(6)).map { _ in
          let left = next(900)
          let top = next(900)
          return Word(
            text: words[next(words.count)],
            box: next(30) == 0
              ? nil
              : BoundingBox(
                left: left, top: top, right: left + next(300), bottom: top + next(60)),
            confidence: Confidence(Double(next(100)) / 100))
        }, slope: Double(next(100) - 50) / 100)
    }
    let label = LabelParser().parse(RecognizedPage(source: "", lines: lines))
    #expect(label.readings.allSatisfy { 0...1 ~= $0.confidence.value && $0.quantity.value >= 0 })
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
