import Foundation
import LabelDecision
import LabelLattice
import LabelModel
import LabelParsing
import Testing

@Suite("Rows with a heading for each column")
struct HeadingRowTests {
  private func page(
    heads: [(text: String, left: Int)], ends: [Int], _ rows: [[String]], top: Int = 20
  ) -> RecognizedPage {
    CellPage.page(CellPage(heads: heads, ends: ends, rows: rows, top: top))
  }

  private static let bar = [
    ["Energy", "959 kJ / 229 kcal", "1599 kJ / 382 kcal"], ["Fat", "8.5 g", "14.2 g"],
    ["of which saturates", "3.8 g", "6.4 g"], ["Carbohydrate", "20 g", "33.5 g"],
    ["of which sugars", "2.4 g", "4.0 g"], ["Protein", "20 g", "33.3 g"],
    ["Salt", "0.29 g", "0.48 g"],
  ]

  @Test(
    "Are of the columns in their order, though 100 g begins above the column before its own",
    arguments: ["60 g bar", "60 g"], [600, 625, 680])
  func order(first: String, left: Int) throws {
    let page = page(heads: [(first, 400), ("100 g", left)], ends: [645, 880], Self.bar)
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 14.2)
    #expect(label.readings[.salt]?.quantity.value == 0.48)
  }

  @Test("Have a heading in two languages, and 100 g twice in one of them")
  func headingInTwoLanguages() throws {
    let page = page(
      heads: [("Per 100g/pour 100 g Per serving/par portion 60 g", 480)], ends: [660, 1060],
      Self.bar.map { [$0[0], $0[2], $0[1]] })
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 14.2)
    #expect(label.perServing[.fat]?.quantity.value == 8.5)
  }

  @Test("Have a serving's heading in two languages, with its size in both")
  func servingInTwoLanguages() throws {
    let page = page(
      heads: [("per 100 g/par 100 g per portie (50 g)/par portion (50 g)", 520)],
      ends: [740, 1180],
      [
        ["Energie", "460 kJ / 109 kcal", "230 kJ / 55 kcal"],
        ["Matières grasses", "3,2 g", "1,6 g"], ["dont acides gras saturés", "1,2 g", "0,6 g"],
        ["Glucides", "1,4 g", "0,7 g"], ["dont sucres", "0,9 g", "0,5 g"],
        ["Protéines", "18,7 g", "9,4 g"], ["Sel", "1,90 g", "0,95 g"],
      ])
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 3.2)
    #expect(label.perServing[.fat]?.quantity.value == 1.6)
  }

  @Test("Have a heading in two languages, which two looks read at slightly other places")
  func headingInTwoLooks() throws {
    let looks = [0, 1].map { shift in
      page(
        heads: [("Per 100 g / Setiap 100 g", 430 + shift), ("Per Serving (60 g)", 740)],
        ends: [700, 940], Self.bar.map { [$0[0], $0[2], $0[1]] })
    }
    let parser = LabelParser()
    let photo = PhotoLooks(pages: looks, labels: looks.map(parser.parse))
    let label = try #require(
      LatticeDecision(parser: parser).decide([photo], rules: decide(photo.labels)))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 14.2)
    #expect(label.perServing[.fat]?.quantity.value == 8.5)
  }

  @Test("Have two sizes in one heading, and the last column is of the last heading")
  func twoSizes() throws {
    let page = page(
      heads: [("30 g", 400), ("30 g mit 125 ml Milch", 620), ("100 g", 960)],
      ends: [590, 860, 1130],
      [
        ["Energie", "476 kJ / 113 kcal", "724 kJ / 172 kcal", "1587 kJ / 376 kcal"],
        ["Fett", "0,8 g", "2,8 g", "2,7 g"],
        ["davon gesättigte Fettsäuren", "0,2 g", "1,4 g", "0,6 g"],
        ["Kohlenhydrate", "24 g", "30 g", "80 g"], ["davon Zucker", "6,6 g", "12,6 g", "22 g"],
        ["Eiweiß", "2,1 g", "6,4 g", "7,0 g"], ["Salz", "0,27 g", "0,42 g", "0,90 g"],
      ])
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 2.7)
    #expect(label.readings[.carbohydrates]?.quantity.value == 80)
  }

  @Test("Say which columns are of the prepared food, and a serving has the ratio to these")
  func prepared() throws {
    let page = page(
      heads: [
        ("je 100 g Pulver", 420), ("je 100 g zubereitet", 690), ("je Portion (150 g)", 960),
      ], ends: [660, 930, 1200],
      [
        ["Energie", "1511 kJ / 356 kcal", "365 kJ / 86 kcal", "548 kJ / 130 kcal"],
        ["Fett", "0,6 g", "1,6 g", "2,4 g"],
        ["davon gesättigte Fettsäuren", "0,2 g", "1 g", "1,5 g"],
        ["Kohlenhydrate", "86 g", "14,5 g", "22 g"], ["davon Zucker", "1,2 g", "12,2 g", "18 g"],
        ["Ballaststoffe", "1,8 g", "0,2 g", "0,3 g"], ["Eiweiß", "0,7 g", "3,4 g", "5,1 g"],
        ["Salz", "0,4 g", "0,14 g", "0,21 g"],
      ])
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.carbohydrates]?.quantity.value == 86)
    #expect(label.preparation == .asSold)
    #expect(label.perServing.isEmpty, "accepted: \(label.perServing.keys)")
  }

  @Test("Give a serving to the food prepared with water, whose ratio is a printed size")
  func preparedWithWater() throws {
    let page = page(
      heads: [
        ("je 100 g Pulver", 420), ("je 100 ml zubereitet", 690), ("je Portion (250 ml)", 960),
      ], ends: [660, 930, 1200],
      [
        ["Energie", "1500 kJ / 354 kcal", "180 kJ / 42 kcal", "450 kJ / 106 kcal"],
        ["Fett", "6,0 g", "0,7 g", "1,8 g"],
        ["davon gesättigte Fettsäuren", "2,0 g", "0,2 g", "0,6 g"],
        ["Kohlenhydrate", "60 g", "7,2 g", "18 g"], ["davon Zucker", "20 g", "2,4 g", "6,0 g"],
        ["Eiweiß", "15 g", "1,8 g", "4,5 g"], ["Salz", "5,0 g", "0,60 g", "1,5 g"],
      ])
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.carbohydrates]?.quantity.value == 60)
    #expect(label.perServing.isEmpty, "accepted: \(label.perServing.keys)")
  }

  private static let powder = [
    ["Energy", "2182 kJ / 523 kcal", "396 kJ / 95 kcal"], ["Fat", "29.4 g", "4.4 g"],
    ["of which saturates", "5.6 g", "1.6 g"], ["Carbohydrate", "49.9 g", "9.2 g"],
    ["of which sugars", "34.6 g", "7.7 g"], ["Protein", "12.4 g", "4.2 g"],
    ["Salt", "0.21 g", "0.02 g"],
  ]

  @Test(
    "Begin with the word for the prepared food, whose 100 ml is not of the food as sold",
    arguments: [("per 100 g", 452), ("per 100", 476)])
  func preparedBefore(sold: String, left: Int) throws {
    var page = page(
      heads: [(sold, left), ("prepared per 100 ml", 590)], ends: [560, 818], Self.powder)
    page.lines[0] = TextLine(words: page.lines[0...1].flatMap(\.words))
    page.lines.remove(at: 1)
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 29.4)
    #expect(label.readings[.energyKcal]?.quantity.value == 523)
  }

  @Test("Have several lines, with the word for the prepared food in the second one")
  func lines() throws {
    var page = page(
      heads: [("onbereid", 420), ("bereid", 690), ("bereid (180 g)", 960)],
      ends: [660, 930, 1200],
      [
        ["Energie", "1502 kJ / 354 kcal", "624 kJ / 147 kcal", "1122 kJ / 265 kcal"],
        ["Vetten", "1,9 g", "0,8 g", "1,4 g"],
        ["waarvan verzadigde vetzuren", "0,4 g", "0,2 g", "0,4 g"],
        ["Koolhydraten", "69,3 g", "28,8 g", "52 g"],
        ["waarvan suikers", "2,1 g", "0,9 g", "1,6 g"],
        ["Vezels", "4,9 g", "2,0 g", "3,6 g"], ["Eiwitten", "12,6 g", "5,2 g", "9,4 g"],
        ["Zout", "0,02 g", "0,01 g", "0,02 g"],
      ], top: 54)
    page.lines += [("per 100 g", 420), ("per 100 g", 690), ("per portie", 960)].map {
      CellPage.line($0.0, $0.1, 20)
    }
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.energyKcal]?.quantity.value == 354)
    #expect(label.readings[.protein]?.quantity.value == 12.6)
    #expect(label.perServing.isEmpty, "accepted: \(label.perServing.keys)")
  }

  @Test("Give a serving's amounts beside those of several servings")
  func severalServings() throws {
    let page = page(
      heads: [("Per 100g", 400), ("Per slice (36g)", 640), ("Per 2 slices (72g)", 900)],
      ends: [600, 860, 1120],
      [
        ["Energy", "1012 kJ / 240 kcal", "364 kJ / 86 kcal", "729 kJ / 173 kcal"],
        ["Fat", "3.2 g", "1.2 g", "2.3 g"], ["of which saturates", "0.7 g", "0.3 g", "0.5 g"],
        ["Carbohydrate", "41.5 g", "14.9 g", "29.9 g"],
        ["of which sugars", "3.9 g", "1.4 g", "2.8 g"],
        ["Fibre", "5.8 g", "2.1 g", "4.2 g"], ["Protein", "9.1 g", "3.3 g", "6.6 g"],
        ["Salt", "0.95 g", "0.34 g", "0.68 g"],
      ])
    let label = try #require(SheetDecision.of([page]))
    #expect(label.readings[.carbohydrates]?.quantity.value == 41.5)
    #expect(label.perServing[.carbohydrates]?.quantity.value == 14.9)
    #expect(label.perServing[.protein]?.quantity.value == 3.3)
  }

  private static let rice = [
    ["Energy", "601 kJ / 141 kcal", "1489 kJ / 351 kcal"], ["Fat", "0.5 g", "1.2 g"],
    ["of which saturates", "0.1 g", "0.3 g"], ["Carbohydrate", "31.4 g", "77.9 g"],
    ["of which sugars", "0.1 g", "0.3 g"], ["Protein", "2.9 g", "7.4 g"],
    ["Salt", "0.01 g", "0.02 g"],
  ]

  @Test(
    "Part two columns of 100 g by the word for the food as sold",
    arguments: [("Per 100g cooked", "Per 100g dry"), ("je 100 g gekocht", "je 100 g ungekocht")])
  func asSold(cooked: String, dry: String) throws {
    let page = page(heads: [(cooked, 400), (dry, 680)], ends: [640, 920], Self.rice)
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.energyKcal]?.quantity.value == 351)
    #expect(label.readings[.carbohydrates]?.quantity.value == 77.9)
    #expect(label.preparation == .asSold)
  }

  @Test("Are of 100 g each where two languages have a table of the same amounts, side by side")
  func tableInTwoLanguages() throws {
    let names = [
      "Énergie", "Matières grasses", "acides gras saturés", "Glucides", "Sucres", "Protéines",
      "Sel",
    ]
    let amounts = ["908 kJ", "7,4 g", "1,1 g", "30,8 g", "2,2 g", "4,7 g", "0,88 g"]
    let german = [
      "Energie", "Fett", "gesättigte Fettsäuren", "Kohlenhydrate", "Zucker", "Eiweiß", "Salz",
    ]
    let left = CellPage(
      heads: [("Nährwerte je", 20), ("100 g", 400)], ends: [560],
      rows: zip(german, amounts).map { [$0, $1] })
    let right = CellPage(
      heads: [("Valeurs nutritives pour", 660), ("100 g", 1040)], ends: [1200],
      rows: zip(names, amounts).map { [$0, $1] }, left: 660)
    let label = try #require(SheetDecision.of([CellPage.page(left, right)]))
    #expect(label.basis == .per100g)
    #expect(label.readings.count >= 7, "accepted: \(label.readings.keys)")
  }

  @Test("Take no amount from the row above, where a table in another language has its nutrient")
  func shiftedTable() throws {
    let amounts = [
      "2186 kJ", "28,8 g", "11,4 g", "57,4 g", "31,6 g", "3,4 g", "7,0 g", "0,28 g",
    ]
    let german = [
      "Energie", "Fett", "davon gesättigte Fettsäuren", "Kohlenhydrate", "davon Zucker", "", "", "",
    ]
    let english = [
      "Energy", "Fat", "of which saturates", "Carbohydrate", "of which sugars", "Fibre", "Protein",
      "Salt",
    ]
    let left = CellPage(
      heads: [("pro 100 g", 420)], ends: [560], rows: zip(german, amounts).map { [$0, $1] })
    let right = CellPage(
      heads: [("per 100 g", 1040)], ends: [1200], rows: amounts.map { ["", $0] })
    var page = CellPage.page(left, right)
    page.lines += english.enumerated().map { CellPage.line($1, 660, 34 + 40 * $0) }
    let label = try #require(SheetDecision.of([page]))
    #expect(label.readings[.carbohydrates]?.quantity.value == 57.4)
    #expect(label.readings[.protein]?.quantity.value != 3.4)
    #expect(label.readings[.fiber]?.quantity.value != 31.6)
  }

  @Test("Have no amounts of tiles beside the table for headings", arguments: [60, 85, 90, 100])
  func tiles(top: Int) throws {
    let rows = [
      ["Energy", "1605 kJ / 384 kcal", "482 kJ / 115 kcal"], ["Fat", "13 g", "3.9 g"],
      ["of which saturates", "2.0 g", "0.6 g"], ["Carbohydrate", "57 g", "17 g"],
      ["of which sugars", "1.5 g", "0.5 g"], ["Protein", "7.3 g", "2.2 g"],
      ["Salt", "0.75 g", "0.23 g"],
    ]
    let tiles = [
      ["Energy", "482 kJ", "115 kcal", "6%"], ["Fat", "3.9 g", "", "6%"],
      ["Saturates", "0.6 g", "", "3%"], ["Sugars", "0.5 g", "", "1%"],
      ["Salt", "0.23 g", "", "4%"],
    ]
    var page = CellPage.page(
      CellPage(
        heads: [("per 100 g", 1270), ("per serving (30 g)", 1420)], ends: [1390, 1640],
        rows: rows, left: 860, top: top))
    page.lines.append(CellPage.line("Each 30 g serving contains", 20, 20))
    for (column, tile) in tiles.enumerated() {
      page.lines += zip(tile, [60, 100, 130, 160]).filter { !$0.0.isEmpty }
        .map { CellPage.line($0, 20 + 150 * column, $1) }
    }
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 13)
    #expect(label.perServing[.fat]?.quantity.value == 3.9)
  }
}
