import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Headings that bound the meanings of columns")
struct ColumnStateTests {
  private func sheet(_ second: String) -> LabelSheet {
    LabelSheet(
      titles: ["Nutrition information"],
      columns: [
        .init(heading: "per 100 g", basis: .per100g), .init(heading: second, basis: nil),
      ],
      rows: [
        .init("Energy", "1544 kJ / 366 kcal", "926 kJ / 220 kcal", of: .energyKJ),
        .init("Fat", "6,0 g", "3,6 g", of: .fat),
        .init("Carbohydrate", "62 g", "37,2 g", of: .carbohydrates),
        .init("of which sugars", "14 g", "8,4 g", of: .sugars),
        .init("Protein", "12 g", "7,2 g", of: .protein),
        .init("Salt", "0,80 g", "0,48 g", of: .salt),
      ])
  }

  @Test(
    "Takes no column with a 100 g of its own, or of the prepared product, for a serving's",
    arguments: ["per 100 g", "per 100 g prepared", "100 g zubereitet", "prepared"], [false, true])
  func table(second: String, joinsHeadings: Bool) throws {
    var page = sheet(second).page
    if joinsHeadings {
      page.lines[1] = TextLine(words: page.lines[1...2].flatMap(\.words))
      page.lines.remove(at: 2)
    }
    let label = try #require(SheetDecision.of([page]))
    #expect(label.perServing.isEmpty, "accepted: \(label.perServing)")
  }

  @Test("Takes the printed 100 ml of a sauce for its basis, though few liquids have so much fat")
  func sauce() throws {
    let sheet = LabelSheet(
      titles: ["Nutrition information"],
      columns: [.init(heading: "per 100 ml", basis: .per100ml)],
      rows: [
        .init("Energy", "2042 kJ / 494 kcal", of: .energyKJ), .init("Fat", "47 g", of: .fat),
        .init("of which saturates", "8,9 g", of: .saturatedFat),
        .init("Carbohydrate", "17 g", of: .carbohydrates),
        .init("of which sugars", "14 g", of: .sugars), .init("Protein", "0,5 g", of: .protein),
        .init("Salt", "1,4 g", of: .salt),
      ])
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis == .per100ml)
    #expect(label.readings[.fat]?.quantity.value == 47)
  }

  @Test("Takes no amount of the prepared product for that of the product as sold")
  func asSold() throws {
    let sheet = sheet("per 100 g prepared")
    let label = try #require(SheetDecision.of(sheet))
    #expect(sheet.wrongAmounts(in: label).isEmpty)
  }

  @Test("Reads 100 g beside two columns that both say they are of a serving")
  func twoServings() throws {
    let sheet = LabelSheet(
      titles: ["Nutrition information", "Servings per package: 12. Serving size: 40 g"],
      columns: [
        .init(heading: "per serving", basis: .perServing),
        .init(heading: "per serving with milk", basis: nil),
        .init(heading: "per 100 g", basis: .per100g),
      ],
      rows: [
        .init("Energy", "620 kJ", "820 kJ", "1550 kJ", of: .energyKJ),
        .init("Protein", "8.5 g", "13.1 g", "21.2 g", of: .protein),
        .init("Fat, total", "0.2 g", "0.4 g", "0.6 g", of: .fat),
        .init("- saturated", "0.1 g", "0.2 g", "0.2 g", of: .saturatedFat),
        .init("Carbohydrate", "26.6 g", "33.0 g", "66.4 g", of: .carbohydrates),
        .init("- sugars", "10.7 g", "17.2 g", "26.7 g", of: .sugars),
        .init("Sodium", "144 mg", "200 mg", "360 mg", of: .sodium),
      ])
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis == .per100g)
    #expect(label.readings[.carbohydrates]?.quantity.value == Decimal(664) / 10)
    #expect(label.readings[.energyKJ]?.quantity.value == 1550)
    #expect(sheet.wrongAmounts(in: label).isEmpty)
  }

  @Test("Takes a package's column beside a serving's for neither (21 CFR 101.9)")
  func package() throws {
    let sheet = LabelSheet(
      titles: ["Stir into 100 g butter", "Nutrition Facts", "Serving size 1 bar (40 g)"],
      columns: [
        .init(heading: "Per serving", basis: .perServing), .init(heading: "", basis: nil),
        .init(heading: "Per package", basis: nil), .init(heading: "", basis: nil),
      ],
      rows: [
        .init("Calories", "140", "", "340", "", of: .energyKcal),
        .init("Total Fat", "9g", "11%", "21g", "28%", of: .fat),
        .init("Saturated Fat", "4g", "20%", "10g", "50%", of: .saturatedFat),
        .init("Sodium", "80mg", "3%", "200mg", "9%", of: .sodium),
        .init("Total Carbohydrate", "11g", "4%", "27g", "10%", of: .carbohydrates),
        .init("Dietary Fiber", "2g", "7%", "5g", "19%", of: .fiber),
        .init("Protein", "3g", "", "7g", "", of: .protein),
      ])
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis != .per100g && label.basis != .per100ml)
    #expect(sheet.wrongAmounts(in: label).isEmpty)
    let fat = label.perServing[.fat] ?? label.readings[.fat]
    #expect(fat?.quantity.value == 9)
  }

  /// Nutrition Facts with shares of daily values, below some lines.
  private func facts(_ titles: [String], heading: String = "", basis: Basis) -> LabelSheet {
    LabelSheet(
      titles: titles,
      columns: [
        .init(heading: heading, basis: basis), .init(heading: "% Daily Value", basis: nil),
      ],
      rows: [
        .init("Calories", "140", "", of: .energyKcal), .init("Total Fat", "11g", "15%", of: .fat),
        .init("Saturated Fat", "2.5g", "13%", of: .saturatedFat),
        .init("Sodium", "20mg", "1%", of: .sodium),
        .init("Total Carbohydrate", "3g", "1%", of: .carbohydrates),
        .init("Dietary Fiber", "1g", "5%", of: .fiber), .init("Protein", "5g", "10%", of: .protein),
      ])
  }

  @Test("Takes no package's content above Nutrition Facts for their reference (21 CFR 101.9)")
  func factsBelowContent() throws {
    let sheet = facts(
      ["100 g", "Nutrition Facts", "Serving size 1 Tbsp (21g)"], basis: .perServing)
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis == .perServing)
    #expect(label.readings[.fat]?.quantity.value == 11)
    #expect(sheet.wrongAmounts(in: label).isEmpty)
  }

  @Test("Takes Nutrition Facts for a serving's beside a recipe, and without sodium (21 CFR 101.9)")
  func factsBesideRecipe() throws {
    let sheet = LabelSheet(
      titles: ["Nutrition Facts", "Serving size 1 Tbsp (21g)"],
      columns: [
        .init(heading: "", basis: .perServing), .init(heading: "% Daily Value", basis: nil),
        .init(heading: "", basis: nil),
      ],
      rows: [
        .init("Calories", "140", "", "", of: .energyKcal),
        .init("Total Fat", "11g", "15%", "", of: .fat),
        .init("Saturated Fat", "2.5g", "13%", "", of: .saturatedFat),
        .init("Cholesterol", "20mg", "7%", "200 g flour, 100 g butter", of: .cholesterol),
        .init("Total Carbohydrate", "3g", "1%", "", of: .carbohydrates),
        .init("Dietary Fiber", "1g", "5%", "", of: .fiber),
        .init("Protein", "5g", "10%", "", of: .protein),
      ])
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis == .perServing)
    #expect(label.readings[.fat]?.quantity.value == 11)
    #expect(sheet.wrongAmounts(in: label).isEmpty)
  }

  @Test("Keeps 100 g between the size of a serving and its amounts as the reference")
  func factsOfHundred() throws {
    let sheet = facts(
      ["Nutrition Information", "Serving size 30 g"], heading: "Per 100 g", basis: .per100g)
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis != .perServing)
    #expect(sheet.wrongAmounts(in: label).isEmpty)
  }

  @Test("Nutrition Facts in one row with a word for a serving below its middle are decided")
  func factsInOneRow() {
    let cells = [
      ("Calories 140", 0), ("Sodium 20mg 1%", 0), ("Total Fat 11g 15%", 0), ("Protein 5g 10%", 0),
      ("Total Carbohydrate 3g 1%", 0), ("100 g", 0), ("Per serving", 12),
    ]
    var left = 0
    let words = cells.flatMap { text, drop in
      text.split(separator: " ").map { word in
        let box = BoundingBox(
          left: left, top: 20 + drop, right: left + 20 * word.count, bottom: 60 + drop)
        left = box.right + 20
        return Word(text: String(word), box: box, confidence: Confidence(0.95))
      }
    }
    let page = RecognizedPage(source: "row.jpg", lines: [TextLine(words: words)])
    #expect(SheetDecision.of([page])?.basis != .per100g)
  }

  /// A table of 100 g and of an amount 2.5 times as large.
  private func sheet(
    hundred: LabelSheet.Column, other: LabelSheet.Column, isHundredFirst: Bool, notes: [String] = []
  ) -> LabelSheet {
    let rows: [(String, String, String, Nutrient)] = [
      ("Energy", "176 kJ", "440 kJ", .energyKJ), ("Fat", "2,0 g", "5,0 g", .fat),
      ("of which saturates", "0,4 g", "1,0 g", .saturatedFat),
      ("Carbohydrate", "4,2 g", "10,5 g", .carbohydrates),
      ("of which sugars", "2,2 g", "5,5 g", .sugars), ("Protein", "1,2 g", "3,0 g", .protein),
      ("Salt", "0,60 g", "1,50 g", .salt),
    ]
    return LabelSheet(
      titles: notes + ["Nutrition information"],
      columns: isHundredFirst ? [hundred, other] : [other, hundred],
      rows: rows.map { name, first, second, nutrient in
        isHundredFirst
          ? .init(name, first, second, of: nutrient) : .init(name, second, first, of: nutrient)
      })
  }

  @Test("Takes no column for a serving's because its ratio is that of the package's content")
  func contentOfPackage() throws {
    let sheet = sheet(
      hundred: .init(heading: "per 100 g", basis: .per100g), other: .init(heading: "", basis: nil),
      isHundredFirst: true, notes: ["Net weight 250 g"])
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.readings[.fat]?.quantity.value == Decimal(2))
    #expect(label.perServing.isEmpty, "accepted: \(label.perServing)")
  }

  @Test(
    "Takes the column below the only 100 g for that of 100 g, also where a larger one of a package is beside it",
    arguments: [("per pack", true), ("por envase", true), ("(4 biscuits)", false), ("", false)],
    [true, false])
  func hundredBesidePackage(_ package: (String, saysServing: Bool), isFirst: Bool) throws {
    let sheet = sheet(
      hundred: .init(heading: "per 100 g", basis: .per100g),
      other: .init(heading: package.0, basis: nil), isHundredFirst: isFirst)
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == Decimal(2))
    #expect(label.readings[.carbohydrates]?.quantity.value == Decimal(42) / 10)
    if !package.saysServing { #expect(label.perServing.isEmpty, "accepted: \(label.perServing)") }
  }

  @Test(
    "Takes no column below the only word for a serving for that of 100 g, where servings are more than 100 g",
    arguments: ["per portion", "pro Portion", "par portion"], [true, false])
  func onlyServing(_ heading: String, isFirst: Bool) throws {
    let sheet = sheet(
      hundred: .init(heading: "", basis: nil),
      other: .init(heading: heading, basis: .perServing), isHundredFirst: !isFirst)
    let lattice = Lattice(sheet.page).laidOut()
    let tables = lattice.layouts.filter { !$0.layout.isStream && $0.layout.columns.count == 2 }
    #expect(!tables.isEmpty)
    for table in tables {
      let serving = try #require(
        table.layout.columns.firstIndex { lattice.numbers($0).contains(440) })
      #expect(
        table.meanings.allSatisfy { [.perServing, .none].contains($0.meanings[serving]) })
    }
  }

  @Test("Lets a column without heading be of 100 g beside a prepared one that has the only 100")
  func unheadedBesidePrepared() throws {
    let sheet = sheet(
      hundred: .init(heading: "", basis: nil),
      other: .init(heading: "per 100 ml prepared", basis: nil), isHundredFirst: true)
    let lattice = Lattice(sheet.page).laidOut()
    let table = try #require(
      lattice.layouts.first { !$0.layout.isStream && $0.layout.columns.count == 2 })
    let sold = try #require(
      table.layout.columns.firstIndex { lattice.numbers($0).contains(176) })
    #expect(table.meanings.contains { $0.meanings[sold] == .per100g })
  }

  @Test(
    "Takes amounts that are stated again for another amount's, also without a heading that is known",
    arguments: ["1/2 pack (22 cl):", "(22 cl)", "xyz:"])
  func statedAgain(second: String) throws {
    let hundred = "energy 234 kJ / 55 kcal, fat 0,6 g, carbohydrate 12 g, of which sugars 11 g"
    let package = "energy 515 kJ / 121 kcal, fat 1,3 g, carbohydrate 26 g, of which sugars 24 g"
    let lines = [
      "Nutrition information per 100 ml: " + hundred, "protein 1,0 g, salt 0,02 g. " + second,
      package, "protein 2,2 g, salt 0,04 g.",
    ]
    var sheet = LabelSheet(columns: [], rows: [])
    for (row, line) in lines.enumerated() { sheet.add(line, .noise, row: row, left: 80) }
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.basis == .per100ml)
    let printed: [Nutrient: Decimal] = [
      .energyKJ: 234, .energyKcal: 55, .fat: Decimal(6) / 10, .carbohydrates: 12, .sugars: 11,
      .protein: 1, .salt: Decimal(2) / 100,
    ]
    #expect(label.readings.count >= 5)
    for (nutrient, reading) in label.readings {
      #expect(reading.quantity.value == printed[nutrient], "\(nutrient)")
    }
  }

  @Test("Cuts running text at the heading of the prepared product")
  func runningText() {
    let lattice = Lattice(
      text: "per 100 g: energy 1544 kJ / 366 kcal, fat 6,0 g, carbohydrate 62 g,",
      "protein 12 g, salt 0,80 g; as prepared: energy 926 kJ / 220 kcal,",
      "fat 3,6 g, carbohydrate 37,2 g, protein 7,2 g, salt 0,48 g"
    ).laidOut()
    let parts = lattice.layouts.map(\.layout).filter(\.isStream)
      .filter { $0.columns.count == 2 }.map { $0.columns.map(lattice.numbers) }
    #expect(
      parts.contains([[0.8, 6, 12, 62, 366, 1544], [0.48, 3.6, 7.2, 37.2, 220, 926]]),
      "parts: \(parts)")
  }
}
