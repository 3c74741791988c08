import Foundation
import LabelModel
import Testing

@Suite("Amounts whose decimal mark was lost")
struct LostMarkTests {
  /// A table per 100 g, with one amount of each row.
  private static func label(_ rows: [LabelSheet.Row]) throws -> DecidedLabel {
    try #require(
      SheetDecision.of(
        LabelSheet(columns: [.init(heading: "per 100 g", basis: .per100g)], rows: rows)))
  }

  @Test(
    "Refuses the fibre with which 100 g of food would weigh more", arguments: ["27 g", "2,7 g"])
  func mass(fiber: String) throws {
    let label = try Self.label([
      .init("Energy", "2043 kJ / 487 kcal", of: .energyKJ), .init("Fat", "21 g", of: .fat),
      .init("of which saturates", "10,2 g", of: .saturatedFat),
      .init("Carbohydrate", "67,2 g", of: .carbohydrates),
      .init("of which sugars", "29,2 g", of: .sugars), .init("Fibre", fiber, of: .fiber),
      .init("Protein", "6,0 g", of: .protein), .init("Salt", "0,65 g", of: .salt),
    ])
    #expect((label.readings[.fiber] == nil) == (fiber == "27 g"))
    #expect(label.readings[.fat]?.quantity.value == 21)
    #expect(label.readings[.carbohydrates] != nil)
    let review = label.forReview.first { $0.nutrient == .fiber }
    #expect((review?.reason.text.contains("of 100 g add up to") ?? false) == (fiber == "27 g"))
  }

  @Test("Takes no digits for a whole amount with its unit among amounts with decimals")
  func tail() throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          columns: [
            .init(heading: "per serving (125 g)", basis: .perServing),
            .init(heading: "per 100 g", basis: .per100g),
          ],
          rows: [
            .init("Energy", "390 kJ", "312 kJ", of: .energyKJ),
            .init("Protein", "9.8 g", "7.9 g", of: .protein),
            .init("Fat", "1.6 g", "13", of: .fat),
            .init("Saturated", "1.1 g", "0.9 g", of: .saturatedFat),
            .init("Carbohydrate", "9.3 g", "7.5 g", of: .carbohydrates),
            .init("Sugars", "9.2 g", "7.3 g", of: .sugars),
            .init("Fibre", "0.7 g", "0.5 g", of: .fiber),
          ])))
    #expect(label.readings[.fat]?.quantity.value != 1)
    #expect(label.readings[.protein] != nil)
  }

  @Test(
    "Takes no whole number behind a lone letter, which may be its first digit",
    arguments: ["A 2 g", "4,2 g"])
  func letterBefore(sugars: String) throws {
    let table = CellPage(
      heads: [("por 100 g", 500)], ends: [720],
      rows: [
        ["Energía", "2235 kJ / 536 kcal"], ["Grasas", "32,6 g"],
        ["de las cuales saturadas", "4,7 g"],
        ["Hidratos de carbono", "52,2 g"], ["de los cuales azúcares", sugars],
        ["Proteínas", "5,7 g"], ["Sal", "0,95 g"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect((label.readings[.sugars] != nil) == (sugars == "4,2 g"))
    #expect(label.readings[.carbohydrates]?.quantity.value == 52.2)
  }

  @Test("Takes no whole number of which another look reads a further digit")
  func furtherDigit() throws {
    let looks = ["21", "2"].map { saturated in
      CellPage.page(
        CellPage(
          heads: [("pro 100 ml", 520)], ends: [640],
          rows: [
            ["Energie", "253 kJ / 60 kcal"], ["Fett (g)", "3,0"],
            ["davon gesättigte Fettsäuren (g)", saturated], ["Kohlenhydrate (g)", "5,1"],
            ["davon Zucker (g)", "5,1"], ["Eiweiss (g)", "3,3"], ["Salz (g)", "0,11"],
          ]))
    }
    let label = try #require(SheetDecision.of(looks: looks))
    #expect(label.readings[.saturatedFat] == nil)
    #expect(label.readings[.fat]?.quantity.value == 3)
  }

  /// A table of cells with a heading of 100 g, whose sugars are read with the confidence `sure`.
  private static func cells(_ sugars: String, sure: Double) -> RecognizedPage {
    var page = CellPage.page(
      CellPage(
        heads: [("per 100 g", 500)], ends: [720],
        rows: [
          ["Energy", "2235 kJ / 536 kcal"], ["Fat", "32,6 g"], ["of which saturates", "4,7 g"],
          ["Carbohydrate", "52,2 g"], ["of which sugars", sugars], ["Fibre", "1,2 g"],
          ["Protein", "5,7 g"], ["Salt", "0,95 g"],
        ]))
    page.lines = page.lines.map { line in
      guard line.words.map(\.text).joined(separator: " ") == sugars else { return line }
      return TextLine(
        words: line.words.map {
          Word(text: $0.text, box: $0.box, confidence: Confidence(sure))
        })
    }
    return page
  }

  @Test(
    "Takes no doubtful whole number among large amounts with decimals",
    arguments: [("13 g", 0.01, false), ("13 g", 0.96, true), ("13,1 g", 0.01, true)])
  func usualMark(sugars: String, sure: Double, isAccepted: Bool) throws {
    let label = try #require(SheetDecision.of([Self.cells(sugars, sure: sure)]))
    #expect((label.readings[.sugars] != nil) == isAccepted)
    #expect(label.readings[.carbohydrates]?.quantity.value == 52.2)
  }

  @Test("Takes no whole numbers of a column without any unit", arguments: ["", " (g)"])
  func cutColumn(unit: String) throws {
    let page = CellPage.page(
      CellPage(
        heads: [("per 100 g", 500)], ends: [720],
        rows: [
          ["Energy", "2235 kJ / 536 kcal"], ["Fat" + unit, "32"],
          ["of which saturates" + unit, "4"], ["Carbohydrate" + unit, "52"],
          ["of which sugars" + unit, "13"], ["Protein" + unit, "5"],
        ]))
    let label = try #require(SheetDecision.of([page]))
    #expect((label.readings[.carbohydrates] != nil) == (unit == " (g)"))
    #expect(label.readings[.energyKJ]?.quantity.value == 2235)
  }

  @Test(
    "Accepts no grams with three decimals but salt, and no bound that nobody states",
    arguments: [("0,075 g", false), ("<0,9 g", false), ("<0,5 g", true)])
  func oddNumbers(fiber: String, isAccepted: Bool) throws {
    let label = try Self.label([
      .init("Energy", "2235 kJ / 536 kcal", of: .energyKJ), .init("Fat", "32,6 g", of: .fat),
      .init("of which saturates", "4,7 g", of: .saturatedFat),
      .init("Carbohydrate", "52,2 g", of: .carbohydrates),
      .init("of which sugars", "12,1 g", of: .sugars), .init("Fibre", fiber, of: .fiber),
      .init("Protein", "5,7 g", of: .protein), .init("Salt", "0,125 g", of: .salt),
    ])
    #expect((label.readings[.fiber] != nil) == isAccepted)
    #expect(label.readings[.salt]?.quantity.value == Decimal(string: "0.125"))
  }

  @Test("Accepts no amount with three decimals", arguments: ["44,7 %", "4,477 %"])
  func thousandths(protein: String) throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          titles: ["Complete pet food for adult cats", "Analytical constituents"],
          columns: [.init(heading: "", basis: .asFed)],
          rows: [
            .init("Protein", protein, of: .protein), .init("Fat content", "14,0 %", of: .fat),
            .init("Crude fibre", "2,5 %", of: .fiber), .init("Crude ash", "7,5 %", of: .ash),
            .init("Moisture", "8,0 %", of: .moisture),
          ])))
    #expect((label.readings[.protein] != nil) == (protein == "44,7 %"))
  }

  @Test("Accepts much fibre that the energy shows, and fibre that carbohydrates hold")
  func fiber() throws {
    let bran = try Self.label([
      .init("Energy", "1157 kJ / 279 kcal", of: .energyKJ), .init("Fat", "4,5 g", of: .fat),
      .init("of which saturates", "0,9 g", of: .saturatedFat),
      .init("Carbohydrate", "22 g", of: .carbohydrates),
      .init("of which sugars", "1,3 g", of: .sugars), .init("Fibre", "43 g", of: .fiber),
      .init("Protein", "16 g", of: .protein), .init("Salt", "0,02 g", of: .salt),
    ])
    #expect(bran.readings[.fiber]?.quantity.value == 43)
    #expect(bran.readings[.protein]?.quantity.value == 16)
    let american = try Self.label([
      .init("Energy", "309 kcal", of: .energyKcal), .init("Fat", "5,2 g", of: .fat),
      .init("Carbohydrate", "75 g", of: .carbohydrates), .init("Fibre", "40 g", of: .fiber),
      .init("Protein", "12 g", of: .protein),
    ])
    #expect(american.readings[.carbohydrates]?.quantity.value == 75)
    #expect(american.readings[.fiber]?.quantity.value == 40)
  }

  @Test("Refuses the whole amounts that the energy contradicts in both columns, and no other one")
  func energy() throws {
    let label = try #require(
      SheetDecision.of(
        LabelSheet(
          columns: [
            .init(heading: "per 100 g", basis: .per100g),
            .init(heading: "per serving (120 g)", basis: .perServing),
          ],
          rows: [
            .init("Energy", "358 kJ / 86 kcal", "430 kJ / 103 kcal", of: .energyKJ),
            .init("Fat", "5,3 g", "6,4 g", of: .fat),
            .init("of which saturates", "0,6 g", "0,7 g", of: .saturatedFat),
            .init("Carbohydrate", "7,4 g", "8,9 g", of: .carbohydrates),
            .init("of which sugars", "5,5 g", "6,6 g", of: .sugars),
            .init("Protein", "14 g", "17 g", of: .protein),
            .init("Salt", "0,87 g", "1,04 g", of: .salt),
          ])))
    #expect(label.readings[.protein] == nil)
    #expect(label.perServing[.protein] == nil)
    #expect(label.readings[.fat]?.quantity.value == 5.3)
    #expect(label.perServing[.fat]?.quantity.value == 6.4)
  }
}
