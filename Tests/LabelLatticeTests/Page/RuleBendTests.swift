import Foundation
import LabelLattice
import LabelModel
import LabelParsing
import Testing

@Suite("Rows between printed rules")
struct RuleBendTests {
  /// The fall of a bag's rows: two bends, which no smooth field follows.
  private func fall(_ x: Double) -> Double { 50 * sin(x / 200) }

  /// Rules 60 rows apart, from column 20 to 1,180.
  private var rules: [PrintedRule] {
    (1...12).map { number in
      PrintedRule(
        left: 20, step: 10,
        rows: (0...116).map { 60 * Double(number) + 40 + fall(20 + 10 * Double($0)) })
    }
  }

  /// A table of single words between these rules, on level lines.
  ///
  /// The whole part of each number is its row.
  private var table: RecognizedPage {
    RecognizedPage(
      source: "bag.png", size: PixelSize(width: 1_200, height: 900),
      lines: (1...11).flatMap { row in
        [("Protein", 40), ("\(row),1g", 520), ("\(row),2g", 1_000)].map { text, left in
          let width = LabelSheet.width(text)
          let y = 60 * row + 60 + Int(fall(Double(left + width / 2)))
          let box = BoundingBox(left: left, top: y, right: left + width, bottom: y + 30)
          return TextLine(words: [Word(text: text, box: box, confidence: Confidence(0.95))])
        }
      })
  }

  /// The pairs of values that are taken for one row, and those that are one.
  private func rows(_ page: RecognizedPage) -> (found: Set<[Int]>, printed: Set<[Int]>) {
    let lattice = Lattice(page)
    var row: [Int: Int] = [:]
    for item in lattice.items where item.isLiteral { row[item.spot] = Int(item.option.value) }
    let pairs = row.keys.flatMap { first in row.keys.map { [first, $0] } }.filter { $0[0] < $0[1] }
    return (
      Set(pairs.filter { lattice.page.isSameRow($0[0], $0[1]) }),
      Set(pairs.filter { row[$0[0]] == row[$0[1]] })
    )
  }

  @Test("Follow them")
  func followsRules() {
    var page = table
    #expect(rows(page).found != rows(page).printed)
    page.rules = rules
    let (found, printed) = rows(page)
    #expect(printed.count == 11)
    #expect(found == printed)
  }

  @Test("Fall as the rules do", arguments: [(100, 300), (300, 700), (600, 1_100)])
  func measures(_ first: Double, _ second: Double) {
    let bend = RuleBend(rules, against: RowField(), height: 30)
    let shift =
      bend.shift(x: second, y: 400 + fall(second)) - bend.shift(x: first, y: 400 + fall(first))
    #expect(abs(shift - (fall(second) - fall(first))) < 3)
    #expect(abs(bend.slope(x: first, y: 400) - cos(first / 200) / 4) < 0.02)
  }

  @Test("End some lines below the last rule")
  func ends() {
    let bend = RuleBend(rules, against: RowField(), height: 30)
    #expect(bend.slope(x: 600, y: 1_000) == 0)
    #expect(bend.slope(x: 1_400, y: 400) == 0)
  }

  @Test("Keep to the lines where rules agree with them")
  func keepsLines() {
    var page = table
    page.rules = (1...12).map {
      PrintedRule(left: 20, step: 10, rows: [Double](repeating: 60 * Double($0), count: 117))
    }
    #expect(rows(page).found == rows(table).found)
  }

  @Test(
    "Need rules that a photo can have",
    arguments: [
      PrintedRule(left: .nan, step: 10, rows: [0, 1, 2]),
      PrintedRule(left: 0, step: 0, rows: [0, 1, 2]),
      PrintedRule(left: 0, step: 1e300, rows: [0, 1, 2]),
      PrintedRule(left: 0, step: .infinity, rows: [0, 1, 2]),
      PrintedRule(left: 0, step: 200, rows: [0, .nan, 2]),
      PrintedRule(left: 0, step: 200, rows: [0, -1e300, 1e300]),
      PrintedRule(left: -5_000, step: 200, rows: [0, 1, 2]),
      PrintedRule(left: 0, step: 10, rows: [0, 5, 10]),
      PrintedRule(left: 0, step: 10, rows: []),
    ])
  func refuses(_ rule: PrintedRule) {
    let bend = RuleBend([rule], against: RowField(), height: 30)
    #expect(bend.shift(x: 100, y: 5) == 0)
    #expect(bend.slope(x: 100, y: 5) == 0)
  }
}
