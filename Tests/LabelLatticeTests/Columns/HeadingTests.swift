import LabelLattice
import LabelModel
import LabelParsing
import Testing

@Suite("Headings of columns")
struct HeadingTests {
  private let rows = LabelSheet.fewRows

  @Test("Takes 100 g at the start of the line above a panel for its heading, whatever verb follows")
  func abovePanel() {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add("100 g beinhalten durchschnittlich", .noise, row: 0, left: 80)
    #expect(sureness(of: .per100g, sheet) == 0.9)
  }

  @Test(
    "Takes 100 g at the start of a cell above a column for its heading, whatever words follow",
    arguments: ["100 g enthalten | contiennent", "100 g zorblax quint", "100 g of cooked product"])
  func aboveColumn(heading: String) {
    let sheet = LabelSheet(columns: [.init(heading: heading, basis: .per100g)], rows: rows)
    #expect(sureness(of: .per100g, sheet) >= 0.9)
  }

  @Test(
    "Reads the unit of a bare 100 in the line below it, whatever is printed beside it",
    arguments: [
      ("ml", "", 1.0, 0.0), ("g", "", 0, 1), ("(ml)", "", 1, 0), ("ml", "Keep cool", 1, 0),
      ("m", "", 1, 0), ("mm", "", 0.35, 0.4),
    ] as [(String, String, Double, Double)])
  func unitBelow(unit: String, other: String, millilitres: Double, grams: Double) throws {
    var sheet = LabelSheet(
      titles: ["Nutrition", "information"], columns: [.init(heading: "", basis: .per100g)],
      rows: rows)
    let left = try #require(sheet.pieces.first { $0.part == .value }?.box.left)
    sheet.add("per 100", .noise, row: 0, left: left)
    let hundred = try #require(sheet.pieces.last?.box.left)
    sheet.add(unit, .heading, row: 1, column: 0, left: hundred)
    sheet.add(other, .title, row: 1, left: hundred + 60)
    #expect(sureness(of: .per100ml, sheet) == millilitres)
    #expect(sureness(of: .per100g, sheet) == grams)
  }

  @Test(
    "Reads the unit of a bare 100 below the words before it, and beside another cell",
    arguments: ["per - pro 100", "100"])
  func unitBelowWords(heading: String) throws {
    var sheet = LabelSheet(
      titles: ["Nutrition", "information"],
      columns: [.init(heading: "", basis: .per100g), .init(heading: "", basis: .perServing)],
      rows: LabelSheet.fewRows.map { .init($0.name, $0.cells + ["0,3 g"], of: $0.nutrient) },
      joinsRows: true)
    let left = try #require(sheet.pieces.first { $0.part == .value }?.box.left)
    sheet.add(heading, .noise, row: 0, left: left)
    sheet.add("ml", .heading, row: 1, column: 0, left: left)
    sheet.add("portion", .heading, row: 1, column: 1, left: left + 400)
    #expect(sureness(of: .per100ml, sheet) >= 0.9)
    #expect(sureness(of: .per100g, sheet) == 0)
  }

  @Test(
    "Reads the unit of a bare 100 at the end of a line of text in the next line",
    arguments: [
      ("g: energy 440 kJ, fat 2 g", 1.0), ("gruel: energy 440 kJ, fat 2 g", 0.4),
      ("m: energy 440 kJ, fat 2 g", 0.4),
    ])
  func unitInNextLine(next: String, sureness: Double) {
    let page = Lattice(text: "Nutrition declaration per 100", next).page
    #expect(page.sureness(of: .per100g) == sureness)
  }

  @Test(
    "Takes a mass before the energy of a statement for the heading of what follows",
    arguments: [
      ("Salt 1.0 g 30 g: energy 440 kJ, fat 2 g", true), ("30 g: energy 440 kJ, fat 2 g", true),
      ("(30 g): energy 440 kJ, fat 2 g", true), ("Protein 30 g: energy 440 kJ, fat 2 g", false),
      ("30 g; fat 2 g: energy 440 kJ", false),
    ])
  func statementOfMass(text: String, isHeading: Bool) {
    let page = Lattice(text: "Per 100 g: energy 1467 kJ, fat 7 g, protein 12 g,", text).page
    #expect((page.sureness(of: .perServing) > 0.9) == isHeading)
  }

  @Test(
    "Accepts no amounts of 100 whose unit is not read, unless no liquid has them",
    arguments: [
      ("per 100 g", ["23 g", "22 g", "1,2 g"], true),
      ("per 100", ["23 g", "22 g", "1,2 g"], false),
      ("per 100", ["62 g", "14 g", "12 g"], true),
    ])
  func unreadUnit(heading: String, amounts: [String], isAccepted: Bool) throws {
    let isSolid = amounts[0] == "62 g"
    let sheet = LabelSheet(
      titles: ["Nutrition information"], columns: [.init(heading: heading, basis: .per100g)],
      rows: [
        .init("Energy", isSolid ? "1544 kJ / 366 kcal" : "434 kJ / 102 kcal", of: .energyKJ),
        .init("Fat", isSolid ? "6,0 g" : "0,3 g", of: .fat),
        .init("of which saturates", "0,2 g", of: .saturatedFat),
        .init("Carbohydrate", amounts[0], of: .carbohydrates),
        .init("of which sugars", amounts[1], of: .sugars),
        .init("Protein", amounts[2], of: .protein),
        .init("Salt", "1,80 g", of: .salt),
      ])
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.readings.isEmpty != isAccepted)
    #expect(label.forReview.contains { $0.nutrient == .carbohydrates } != isAccepted)
    #expect(label.basis != .perServing)
  }

  @Test(
    "Takes a package's content for no heading, whatever the language",
    arguments: [
      ("NET WT 100 g", 0.0), ("Peso neto: 100 g", 0), ("Poids net égoutté 100 g", 0),
      ("Nährstoffinhalt 100 g", 0.6), ("Net: per 100 g", 1),
    ])
  func netQuantity(print: String, sureness: Double) {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add(print, .noise, row: 20, left: 80)
    #expect(self.sureness(of: .per100g, sheet) == sureness)
  }

  @Test(
    "Takes the ingredient's amount in 100 g for no heading, as on jams",
    arguments: [
      ("Made with 45 g of fruit per 100 g", 0.3), ("Mit 45g Obst pro 100 g", 0.3),
      ("per 30 g serving per 100 g", 1), ("Portion (30 g) pro 100 g", 1), ("Fruit: per 100 g", 1),
    ])
  func ingredient(print: String, sureness: Double) {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add(print, .noise, row: 20, left: 80)
    #expect(self.sureness(of: .per100g, sheet) == sureness)
  }

  @Test("Leaves 100 g within a sentence far from the panel in doubt")
  func sentence() {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add("Prepared with at least 100 g of berries", .noise, row: 20, left: 80)
    #expect(sureness(of: .per100g, sheet) == 0.3)
  }

  @Test("Takes the stated size of a serving above a column for its heading")
  func servingSize() {
    var sheet = LabelSheet(
      columns: [
        .init(heading: "per 100 g", basis: .per100g), .init(heading: "30 g", basis: .perServing),
      ],
      rows: [
        .init("Fat", "6,0 g", "1,8 g", of: .fat),
        .init("Carbohydrate", "62 g", "18,6 g", of: .carbohydrates),
        .init("Protein", "12 g", "3,6 g", of: .protein),
      ])
    #expect(nearness(of: .perServing, sheet) == 0)
    sheet.add("Serving size: 30 g", .noise, row: 20, left: 80)
    #expect(nearness(of: .perServing, sheet) > 1)
  }

  @Test(
    "Takes a mass behind a word for per for a serving's heading, in brackets across other words",
    arguments: [
      ("per 30 g", true), ("Per 3 pieces (20 g)", true), ("pro 250 ml", true),
      ("per 3 pieces 20 g", false), ("per 100 g", false), ("for Fat (20 g)", false),
    ])
  func serving(print: String, isServing: Bool) {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .perServing)], rows: rows)
    sheet.add(print, .noise, row: 0, left: 80)
    #expect((nearness(of: .perServing, sheet) > 0) == isServing)
  }

  @Test(
    "Takes a serving of 100 g for 100 g, and its word for no heading of another column",
    arguments: [
      (["per serving (100 g)"], false), (["pour 1 portion", "de 100 g"], false),
      (["pro Portion", "pro 100 g"], true), (["per serving / per 100 g"], true),
      (["per serving of 30 g"], true),
    ])
  func servingOfHundred(lines: [String], isServing: Bool) {
    var sheet = LabelSheet(
      titles: ["Nutrition", "information"], columns: [.init(heading: "", basis: .per100g)],
      rows: rows)
    for (row, line) in lines.enumerated() { sheet.add(line, .noise, row: row, left: 800) }
    #expect((nearness(of: .perServing, sheet) > 0) == isServing)
    #expect((sureness(of: .per100g, sheet) > 0) == (lines.joined().contains("100")))
  }

  @Test(
    "Takes no other word for a serving's heading",
    arguments: ["dont acides gras saturés 7,7 g", "Numer partii 250", "Préparation 250"])
  func otherWord(print: String) {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    #expect(nearness(of: .perServing, sheet) == 0)
    sheet.add(print, .noise, row: 0, left: 80)
    #expect(nearness(of: .perServing, sheet) < 0.2)
  }

  @Test("Leaves 100 g before the sign of a net quantity in doubt", arguments: ["e", "℮", "E."])
  func netQuantity(sign: String) {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add("100 g", .noise, row: 20, left: 80)
    #expect(sureness(of: .per100g, sheet) == 0.9)
    sheet.add(sign, .noise, row: 20, left: 200)
    #expect(sureness(of: .per100g, sheet) == 0.3)
  }

  @Test("Measures the gaps of large print by its own height")
  func largePrint() throws {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    for (index, word) in ["BIG", "BAR", "100", "g"].enumerated() {
      sheet.add(word, .noise, row: 20, left: 80 + 200 * index)
      let last = sheet.pieces.count - 1
      sheet.pieces[last].box.right = sheet.pieces[last].box.left + 140
      sheet.pieces[last].box.bottom = sheet.pieces[last].box.top + 80
    }
    #expect(sureness(of: .per100g, sheet) == 0.6)
  }

  @Test("Takes a bare 100 for a heading, unless it is the amount of its row")
  func bareHundred() {
    let heading = LabelSheet(columns: [.init(heading: "100", basis: .per100g)], rows: rows)
    #expect(sureness(of: .per100g, heading) == 0.4)
    let amount = LabelSheet(
      columns: [.init(heading: "", basis: .perServing)],
      rows: [.init("Calories", "100", of: .energyKcal), .init("Total Fat", "8 g", of: .fat)])
    #expect(sureness(of: .per100g, amount) == 0)
  }

  @Test("Divides the certainty of one heading among its readings, by their confidence")
  func rivals() {
    func sheet(_ print: String, confidence: Double) -> PageTokens {
      var page = LabelSheet(columns: [.init(heading: "per \(print)", basis: .per100g)], rows: rows)
        .page
      for line in page.lines.indices {
        for word in page.lines[line].words.indices {
          page.lines[line].words[word].confidence = Confidence(confidence)
        }
      }
      return LabelParser().tokens(of: page)
    }
    let page = LatticePage([
      sheet("100 g", confidence: 0.2), sheet("100 ml", confidence: 0.6),
      sheet("100", confidence: 0.9),
    ])
    #expect(abs(page.sureness(of: .per100g) - 0.25) < 0.001)
    #expect(abs(page.sureness(of: .per100ml) - 0.75) < 0.001)
  }

  @Test(
    "Reads a damaged 100 and a damaged unit above a column",
    arguments: [
      ("l00 g", .per100g), ("00 g", .per100g), ("106 g", .per100g), ("100 y", .per100g),
      ("100 gt", .per100g), ("400 ml", .per100ml), ("100el", .per100ml), ("100 mil", .per100ml),
    ] as [(String, ColumnMeaning)])
  func damagedHundred(print: String, meaning: ColumnMeaning) {
    let sheet = LabelSheet(columns: [.init(heading: "per \(print)", basis: .per100g)], rows: rows)
    let other: ColumnMeaning = meaning == .per100g ? .per100ml : .per100g
    #expect(sureness(of: meaning, sheet) >= 0.5)
    #expect(sureness(of: other, sheet) == 0)
  }

  @Test(
    "Reads units that are written out",
    arguments: [
      ("pro 100 Gramm", .per100g), ("pour 100 grammes", .per100g), ("w 100 gramach", .per100g),
      ("na 100 mililitrov", .per100ml), ("per 100 millilitri", .per100ml),
    ] as [(String, ColumnMeaning)])
  func writtenUnit(heading: String, meaning: ColumnMeaning) {
    let sheet = LabelSheet(columns: [.init(heading: heading, basis: .per100g)], rows: rows)
    #expect(sureness(of: meaning, sheet) >= 0.9)
  }

  @Test(
    "Leaves other amounts away from the panel alone",
    arguments: ["400 g", "160 g", "10 g", "Net 106 g", "100 mg"])
  func otherAmounts(print: String) {
    var sheet = LabelSheet(columns: [.init(heading: "", basis: .per100g)], rows: rows)
    sheet.add(print, .noise, row: 20, left: 80)
    #expect(sureness(of: .per100g, sheet) == 0)
    #expect(sureness(of: .per100ml, sheet) == 0)
  }

  /// The certainty of the surest heading of a meaning.
  private func sureness(of meaning: ColumnMeaning, _ sheet: LabelSheet) -> Double {
    Lattice(sheet.page).page.sureness(of: meaning)
  }

  /// The greatest nearness of a meaning's heading to a column.
  private func nearness(of meaning: ColumnMeaning, _ sheet: LabelSheet) -> Double {
    let lattice = Lattice(sheet.page).laidOut()
    return lattice.layouts.map(\.layout).filter { !$0.isStream }
      .flatMap { ColumnFeatures.rows(lattice.page, lattice.items, $0) }
      .map { $0[meaning.rawValue][ColumnFeatures.Shared.over.rawValue] }.max() ?? 0
  }
}
