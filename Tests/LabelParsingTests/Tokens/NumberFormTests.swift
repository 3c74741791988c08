import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Forms of printed numbers")
struct NumberFormTests {
  private func table(_ row: String, heading: String = "Nutrition per 100 g") -> ParsedLabel {
    let text = """
      \(heading)
      Energy 900 kJ / 215 kcal
      Fat 9 g
      \(row)
      Protein 4 g
      """
    return LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt"))
  }

  private func amounts(_ label: ParsedLabel, _ nutrient: Nutrient) -> [Decimal] {
    label.readings.filter { $0.nutrient == nutrient }.map(\.quantity.value)
  }

  @Test(
    "A mark without a 0 before it begins a fraction",
    arguments: [
      ("Salt .4 g", Decimal(string: "0.4")), ("Salt ,25g", Decimal(string: "0.25")),
      ("Salt (.3 g)", Decimal(string: "0.3")), ("Salt <.1 g", Decimal(string: "0.1")),
      ("Salt ..... 2 g", 2), ("Salt. 2 g", 2),
    ])
  func leadingMark(row: String, expected: Decimal?) {
    #expect(amounts(table(row), .salt).first == expected)
  }

  @Test(
    "A dot before two or more digits of an energy is no decimal mark",
    arguments: [(".1409kJ", 1409), (".937 kJ", 937), ("1.409 kJ", 1409), ("1409 kJ.", 1409)]
      as [(String, Decimal)])
  func dotBeforeEnergy(print: String, kilojoules: Decimal) {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Nutrition per 100 g\nEnergy \(print)\nFat 9 g\nSalt .25 g", source: "a.txt"))
    #expect(amounts(label, .energyKJ) == [kilojoules])
    #expect(amounts(label, .salt).first == Decimal(string: "0.25"))
  }

  @Test(
    "Behind the unit of their row, energies may have a blank or a mark before three digits",
    arguments: [
      ("kJ 1 487", [1487]), ("(kJ): 1 487", [1487]), ("kJ 1.487", [1487]), ("кДж 1 487", [1487]),
    ] as [(String, [Decimal])])
  func thousandsBehindUnit(print: String, kilojoules: [Decimal]) {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Nutrition per 100 g\nEnergy \(print)\nFat 9 g\nProtein 4 g", source: "a.txt"))
    #expect(amounts(label, .energyKJ) == kilojoules)
  }

  @Test("A share between two energies is no thousand of the second")
  func shareBetweenEnergies() {
    let label = table("Energy 1487 kJ 9 355 kcal")
    #expect(amounts(label, .energyKcal).contains(355))
    #expect(!amounts(label, .energyKcal).contains(9355))
    #expect(!amounts(label, .energyKJ).contains(9355))
  }

  @Test("Thousands behind the unit of their row need a narrow blank", arguments: [280, 420])
  func blankOfThousands(left: Int) {
    let label = LabelParser().parse(
      page([
        [("Nutrition", 20, 10), ("per", 130, 10), ("100", 170, 10), ("g", 210, 10)],
        [("Energy", 20, 60), ("kJ", 220, 60), ("1", 260, 60), ("487", left, 60)],
        [("Fat", 20, 110), ("9", 300, 110), ("g", 320, 110)],
        [("Protein", 20, 160), ("4", 300, 160), ("g", 320, 160)],
      ]))
    #expect(amounts(label, .energyKJ).contains(1487) == (left == 280))
  }

  @Test(
    "Thousands have the unit of their row in another line, not of the next row",
    arguments: [
      ("(kJ)", "1.476", 62, .kilojoule), ("(kJ)", "1.476", 85, nil), ("(kcal)", "1.476", 62, nil),
      ("(kJ)", "0.476", 62, nil), ("(kJ)", "14.76", 62, nil),
    ] as [(String, String, Int, NutrientUnit?)])
  func thousandsInOtherLine(unit: String, number: String, top: Int, expected: NutrientUnit?) {
    let tokens = LabelParser().tokens(
      of: page([
        [("Nutrition", 20, 10), ("per", 130, 10), ("100", 170, 10), ("g", 210, 10)],
        [("Energy", 20, 60), (unit, 100, 60)], [(number, 300, top)],
        [("Fat", 20, 110), ("9", 300, 110), ("g", 320, 110)],
      ]))
    let value = tokens.values.first { $0.text == number }
    #expect(value != nil)
    #expect(value?.unit == expected)
    #expect(expected == nil || value?.number == 1476)
  }

  @Test("A percentage with a first 0 and no mark is ambiguous")
  func firstZero() {
    func best(_ text: String) -> NutrientReading? {
      let page = RecognizedPage(
        plainText: "Guaranteed Analysis\nCrude Protein (min) 32 %\nMoisture 10 %\n" + text,
        source: "bag.txt")
      return LabelParser().parse(page).readings.first { $0.nutrient == .taurine }
    }
    #expect(best("Taurine (min) .05%")?.quantity.value == Decimal(string: "0.05"))
    #expect((best("Taurine (min) 05%")?.confidence.value ?? 0) < 0.5)
    #expect((best("Taurine (min) 3%")?.confidence.value ?? 0) < 0.5)
  }

  @Test("Neither end of a range is the content", arguments: ["-", " - ", "–", " — "])
  func range(dash: String) {
    let label = table("Sugars 10\(dash)12 g")
    #expect(amounts(label, .sugars) == [])
    #expect(label.unreadable.map(\.nutrient) == [.sugars])
  }

  @Test("Two energies with a dash between them are no range")
  func energies() {
    let label = LabelParser().parse(
      RecognizedPage(plainText: "per 100 g: energy 900 kJ - 215 kcal, fat 9 g", source: "a.txt"))
    #expect(amounts(label, .energyKcal) == [215])
    #expect(amounts(label, .energyKJ) == [900])
  }

  @Test("A greatest content of a food is a sign", arguments: ["max", "max.", "not more than"])
  func greatest(word: String) {
    let reading = table("Salt \(word) 2 g").readings.first { $0.nutrient == .salt }
    #expect(reading?.quantity == Quantity(2, .gram))
    #expect(reading?.modifier == .lessThan)
  }

  @Test("100 ml of syrup hold more than 100 g, 100 g hold less")
  func syrup() {
    let text = "Energy 1836 kJ / 432 kcal\nFat 0 g\nCarbohydrate 108 g\nSugars 108 g\nSalt 0 g"
    func sugars(_ heading: String) -> [Decimal] {
      amounts(
        LabelParser().parse(
          RecognizedPage(plainText: heading + "\n" + text, source: "syrup.txt")), .sugars)
    }
    #expect(sugars("Nutrition per 100 ml") == [108])
    #expect(!sugars("Nutrition per 100 g").contains(108))
  }

  @Test("Each of two rows of energy has the unit of its own name")
  func energyRows() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Nutrition per 100 g\nEnergy (kJ) 900\nEnergy (kcal) 215\nFat 9 g\nProtein 4 g",
        source: "a.txt"))
    #expect(amounts(label, .energyKJ) == [900])
    #expect(amounts(label, .energyKcal) == [215])
  }

  @Test("Each of two guarantees of one nutrient keeps its own bound")
  func twoBounds() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: """
          Guaranteed Analysis: Crude Protein (min) 22.0%, Crude Fat (min) 7.0%,
          Crude Fiber (min) 2%, Crude Fiber (max) 4.5%, Moisture (max) 11.0%.
          """, source: "bag.txt"))
    let bounds: [Nutrient: [Decimal: Bound]] = [
      .fat: [7: .minimum], .fiber: [2: .minimum, 4.5: .maximum],
    ]
    for (nutrient, expected) in bounds {
      let readings = label.readings.filter { $0.nutrient == nutrient }
      #expect(!readings.isEmpty, "\(nutrient)")
      for reading in readings {
        #expect(reading.bound == expected[reading.quantity.value], "\(reading)")
      }
    }
  }

  @Test("A percent sign in brackets is no damaged bound")
  func percentInBrackets() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Guaranteed Analysis: Crude Protein (%) in cans 12.8 %, Crude Fat (mn) 7.0 %",
        source: "can.txt"))
    let bounds = Dictionary(grouping: label.readings, by: \.nutrient).mapValues { $0[0].bound }
    #expect(bounds[.protein] == .some(nil))
    #expect(bounds[.fat] == .minimum)
  }

  @Test("The code of an additive in brackets is no damaged bound")
  func codeInBrackets() {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Componenti analitici: Proteina 9,8 %, Ceneri grezze 1,6%) (8as7o) 450 mg",
        source: "can.txt"))
    let ash = label.readings.filter { $0.nutrient == .ash }
    #expect(ash.first?.quantity.value == 1.6)
    #expect(ash.first?.bound == nil, "\(ash)")
  }

  @Test(
    "The digits of a value are no code in a bracket that is not closed",
    arguments: [("(mn 15.0%)", Bound.minimum), ("[rnax 15.0%", .maximum)])
  func valueInBrackets(print: String, bound: Bound) {
    let label = LabelParser().parse(
      RecognizedPage(
        plainText: "Guaranteed analysis: Crude Protein (min) 30%, Crude Fat \(print)",
        source: "bag.txt"))
    #expect(label.readings.first { $0.nutrient == .fat }?.bound == bound)
  }

  @Test(
    "A 0 right behind a lone letter is no number, and one behind a word is",
    arguments: [("Maščobe ź0g", 0), ("Maščobe é0 g", 0), ("Maščobe0 g", 1), ("Maščobe 0 g", 1)])
  func zeroBehindLetter(text: String, count: Int) {
    let line = TextLine(words: text.split(separator: " ").map { Word(text: String($0)) })
    let page = RecognizedPage(source: "text", lines: [line])
    #expect(LabelParser().tokens(of: page).values.count == count)
  }

  @Test("What milk adds to a serving is in a footnote")
  func addedMilk() {
    let text = "milk contributes an additional 40 calories, 65mg sodium"
    let line = TextLine(words: text.split(separator: " ").map { Word(text: String($0)) })
    let page = RecognizedPage(source: "text", lines: [line])
    let values = LabelParser().tokens(of: page).values
    #expect(!values.isEmpty)
    #expect(values.allSatisfy { $0.isInFootnote }, "\(values)")
  }
}
