import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Amounts of several foods on one label")
struct SeveralFoodsTests {
  private static let cherry = ["1500 kJ", "2,1 g", "0,4 g", "71 g", "3,0 g", "12 g", "0,02 g"]
  private static let peach = ["650 kJ", "1,9 g", "0,8 g", "31 g", "9,8 g", "1,5 g", "0,5 g"]
  /// 3/7 of those of the cherry, as of a food that is cooked.
  private static let cooked = ["643 kJ", "0,9 g", "0,2 g", "30 g", "1,3 g", "5,1 g", "0,01 g"]
  private static let names = [
    "Energie", "Fett", "davon gesättigte Fettsäuren", "Kohlenhydrate", "davon Zucker", "Eiweiß",
    "Salz",
  ]

  private static func rows(_ columns: [String]...) -> [[String]] {
    names.indices.map { row in [names[row]] + columns.map { $0[row] } }
  }

  private func accepted(_ page: RecognizedPage) throws -> [Nutrient: NutrientReading] {
    let label = try #require(SheetDecision.of([page]))
    return label.readings.merging(label.perServing) { first, _ in first }
  }

  @Test("Are refused where an unknown word alone tells two columns of 100 g apart")
  func unknownState() throws {
    let table = CellPage(
      heads: [("Per 100 g", 500), ("Per 100 g frumpled", 760)], ends: [600, 860],
      rows: Self.rows(Self.cherry, Self.cooked))
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.readings.isEmpty && label.perServing.isEmpty, "\(label.readings.keys)")
    #expect(
      label.forReview.contains {
        $0.reason.clauses.contains { $0.code == .columnsAreOfSeveralFoods }
      })
  }

  @Test(
    "Are refused below the sizes of two servings side by side, where both have amounts",
    arguments: [(28, true, 0), (28, false, 8), (40, false, 8)])
  func servings(second: Int, hasAmounts: Bool, accepted: Int) throws {
    func line(_ text: String, _ left: Int, _ row: Int) -> TextLine {
      CellPage.line(text, left, 20 + 40 * row)
    }
    let rows = [
      ["Total Fat", "2g", "3%"], ["Saturated Fat", "0.5g", "2%"], ["Cholesterol", "5mg", "2%"],
      ["Sodium", "55mg", "2%"], ["Total Carbohydrate", "25g", "9%"], ["Dietary Fiber", "2g", "7%"],
      ["Total Sugars", "7g", ""], ["Protein", "4g", ""],
    ]
    var lines = [
      line("Nutrition Facts", 20, 0), line("Serving size 1 pouch (40g)", 300, 1),
      line("Serving size 1 pouch (\(second)g)", 680, 1), line("Calories", 20, 2),
      line("140", 380, 2),
    ]
    for (row, cells) in rows.enumerated() {
      lines += zip(cells, [20, 380, 440]).filter { !$0.0.isEmpty }.map { line($0, $1, row + 3) }
      if hasAmounts { lines.append(line("\(row + 1)g", 760, row + 3)) }
    }
    let page = RecognizedPage(source: "facts.jpg", lines: lines)
    #expect(try self.accepted(page).isEmpty == (accepted == 0))
  }

  @Test("Are refused where two varieties share one 100 g")
  func varieties() throws {
    let table = CellPage(
      heads: [("Kirsche", 500), ("Pfirsich", 760)], ends: [600, 860],
      rows: Self.rows(Self.cherry, Self.peach), top: 60)
    let hundred = CellPage(heads: [("Nährwerte pro 100 g", 560)], ends: [], rows: [])
    #expect(try accepted(CellPage.page(hundred, table)).isEmpty)
  }

  @Test("Are refused where each of two foods has a table")
  func tables() throws {
    let first = CellPage(
      heads: [("je 100 g", 500)], ends: [600], rows: Self.rows(Self.cherry))
    let beside = CellPage(
      heads: [("je 100 g", 1180)], ends: [1280], rows: Self.rows(Self.peach), left: 700)
    let below = CellPage(
      heads: [("je 100 g", 500)], ends: [600], rows: Self.rows(Self.peach), top: 460)
    #expect(try accepted(CellPage.page(first, beside)).isEmpty)
    #expect(try accepted(CellPage.page(first, below)).isEmpty)
  }

  @Test("Are refused with a serving beside the tables of two foods")
  func servingBeside() throws {
    let first = CellPage(
      heads: [("je 100 g", 500), ("je Portion", 700)], ends: [600, 820],
      rows: Self.rows(Self.cherry, Self.cooked))
    let second = CellPage(
      heads: [("je 100 g", 1380)], ends: [1480], rows: Self.rows(Self.peach), left: 900)
    #expect(try accepted(CellPage.page(first, second)).isEmpty)
  }

  @Test("A neighbour's amounts left of the names are not theirs")
  func neighbourAtLeft() throws {
    let neighbour = CellPage(
      heads: [], ends: [120], rows: Self.rows(Self.peach).map { ["", $0[1]] })
    let own = CellPage(
      heads: [("je 100 g", 700)], ends: [800], rows: Self.rows(Self.cherry), left: 180)
    let found = try accepted(CellPage.page(neighbour, own))
    #expect(found[.fat]?.quantity.value != Decimal(string: "1.9"))
    #expect(found[.sugars]?.quantity.value != Decimal(string: "9.8"))
  }

  @Test("Are refused where the second table's 100 g is unread")
  func unreadHeading() throws {
    let first = CellPage(
      heads: [("je 100 g", 500)], ends: [600], rows: Self.rows(Self.cherry))
    let second = CellPage(
      heads: [("Pfirsich", 700)], ends: [1280], rows: Self.rows(Self.peach), left: 700)
    #expect(try accepted(CellPage.page(first, second)).isEmpty)
  }

  /// A flavour with nearly the amounts of the peach.
  private static let apricot = ["640 kJ", "1,9 g", "0,7 g", "30 g", "10,4 g", "1,4 g", "0,4 g"]

  @Test(
    "Are refused where two foods with nearly the same amounts have a table each",
    arguments: [["je 100 g", "je 100 g"], ["je ro0 g", "je 1oo g"], ["", ""], ["je 100 g", ""]])
  func nearlySame(heads: [String]) throws {
    let first = CellPage(
      heads: [(heads[0], 500)], ends: [600], rows: Self.rows(Self.peach))
    let second = CellPage(
      heads: [(heads[1], 1180)], ends: [1280], rows: Self.rows(Self.apricot), left: 700)
    #expect(try accepted(CellPage.page(first, second)).isEmpty)
  }

  @Test("Are refused where the lines of two tables are joined")
  func joinedLines() throws {
    let heads = [CellPage.line("je 100 g", 500, 20), CellPage.line("je 100 g", 1080, 20)]
    func words(_ text: String, left: Int? = nil, right: Int = 0, _ row: Int) -> [Word] {
      CellPage.line(text, left ?? right - 12 * text.count, 60 + 40 * row).words
    }
    let rows = Self.names.indices.map { row in
      TextLine(
        words: words(Self.names[row], left: 20, row) + words(Self.cherry[row], right: 598, row)
          + words(Self.names[row], left: 610, row) + words(Self.peach[row], right: 1180, row))
    }
    #expect(try accepted(RecognizedPage(source: "joined.jpg", lines: heads + rows)).isEmpty)
  }

  @Test("Are of one food where names in two scripts are at both ends of a row")
  func namesAtBothEnds() throws {
    let table = CellPage(
      heads: [("Per 100 g", 440), ("Per serving (110 g)", 600)], ends: [540, 780],
      rows: Self.rows(Self.peach, Self.larger))
    let names = CellPage(heads: [], ends: [], rows: Self.names.map { [$0] }, left: 820)
    #expect(try accepted(CellPage.page(table, names))[.sugars]?.quantity.value == 9.8)
  }

  /// 1.1 of those of the peach.
  private static let larger = ["715 kJ", "2,1 g", "0,9 g", "34 g", "11 g", "1,7 g", "0,6 g"]

  @Test("A serving's table beside that of 100 g is of the same food")
  func servingsTable() throws {
    let first = CellPage(
      heads: [("je 100 g", 500)], ends: [600], rows: Self.rows(Self.cherry))
    let second = CellPage(
      heads: [("je Portion (43 g)", 1100)], ends: [1280], rows: Self.rows(Self.cooked), left: 700)
    let found = try accepted(CellPage.page(first, second))
    #expect(found[.carbohydrates] != nil)
  }

  @Test("Are of one food where two tables state the same amounts")
  func sameTwice() throws {
    let first = CellPage(
      heads: [("je 100 g", 500)], ends: [600], rows: Self.rows(Self.cherry))
    let second = CellPage(
      heads: [("je 100 g", 500)], ends: [600], rows: Self.rows(Self.cherry), top: 460)
    let label = try #require(SheetDecision.of([CellPage.page(first, second)]))
    #expect(label.readings[.fat]?.quantity.value == 2.1)
    #expect(label.readings.count == Self.names.count)
  }
}
