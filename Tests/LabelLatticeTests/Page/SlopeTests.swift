import LabelLattice
import LabelModel
import Testing

@Suite("Rows on crooked photos")
struct SlopeTests {
  /// Rows whose slope grows down the page, as on a photo taken from aside.
  ///
  /// The whole part of each number is its row.
  private func page(knowsSlopes: Bool) -> RecognizedPage {
    RecognizedPage(
      source: "crooked.png", size: PixelSize(width: 1_600, height: 3_600),
      lines: (1...16).map { row in
        let top = 200 * Double(row)
        let slope = 0.01 + 0.06 * top / 2_000
        let texts = [("Protein", 100), ("\(row),1g", 700), ("\(row),2g", 1_300)]
        return TextLine(
          words: texts.map { text, left in
            let y = Int(top + slope * Double(left))
            let right = left + LabelSheet.width(text)
            return Word(
              text: text, box: BoundingBox(left: left, top: y, right: right, bottom: y + 40),
              confidence: Confidence(0.95))
          }, slope: knowsSlopes ? slope : 0)
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

  @Test("Follows lines whose slope changes over the page")
  func plane() {
    let (found, printed) = rows(page(knowsSlopes: true))
    #expect(printed.count == 16)
    #expect(found == printed)
  }

  /// Rows of three pieces that bend like print on a can, on a narrow photo.
  ///
  /// The whole part of each number is its row.
  private var can: RecognizedPage {
    RecognizedPage(
      source: "can.png", size: PixelSize(width: 800, height: 900),
      lines: (1...16).flatMap { row in
        [("Protein", 20), ("\(row),1g", 380), ("\(row),2g", 700)].map { text, left in
          let width = 10 * text.count
          let middle = Double(left + width / 2 - 400)
          let y = 50 * row + 100 + Int(60 * middle * middle / 160_000)
          // Two words, so that the piece is long enough to have a slope.
          return TextLine(
            words: [
              Word(
                text: text,
                box: BoundingBox(left: left, top: y, right: left + width, bottom: y + 20),
                confidence: Confidence(0.95)),
              Word(
                text: "*",
                box: BoundingBox(
                  left: left + width + 10, top: y, right: left + width + 90, bottom: y + 20),
                confidence: Confidence(0.95)),
            ], slope: 120 * middle / 160_000)
        }
      })
  }

  @Test("Follows lines that bend")
  func bent() {
    let (found, printed) = rows(can)
    #expect(printed.count == 16)
    #expect(found == printed)
  }

  /// A table of single words between lines across a whole can, which bend more from line to line.
  ///
  /// The whole part of each number is its row. Lines are level in their middle.
  private var tableOnCan: RecognizedPage {
    func word(_ text: String, _ left: Int, width: Int, in row: Int) -> Word {
      let middle = Double(left + width / 2 - 600) / 600
      let y = 60 * row + Int(Double(60 + 5 * row) * middle * middle)
      return Word(
        text: text, box: BoundingBox(left: left, top: y, right: left + width, bottom: y + 30),
        confidence: Confidence(0.95))
    }
    let text = [1, 2, 14, 15].map { row in
      TextLine(words: (0..<10).map { word("aeone", 50 + 110 * $0, width: 100, in: row) })
    }
    let table = (3...13).flatMap { row in
      [("Protein", 60), ("\(row),1g", 560), ("\(row),2g", 1_050)].map { text, left in
        TextLine(words: [word(text, left, width: LabelSheet.width(text), in: row)])
      }
    }
    return RecognizedPage(
      source: "can.png", size: PixelSize(width: 1_200, height: 1_200), lines: text + table)
  }

  @Test("Follows the words of bent lines")
  func words() {
    let (found, printed) = rows(tableOnCan)
    #expect(printed.count == 11)
    #expect(found == printed)
  }

  @Test("Takes lines without slope for level ones")
  func level() {
    let (found, printed) = rows(page(knowsSlopes: false))
    #expect(found.isSubset(of: printed))
    #expect(found.count < printed.count)
  }

  /// A slanted table beside many level lines of no print.
  private func page(beside confidence: Double) -> RecognizedPage {
    var page = page(knowsSlopes: true)
    page.lines += (0..<200).map { row in
      TextLine(
        words: ["aeo", "nse"].enumerated().map { place, text in
          let left = 600 + 200 * place
          return Word(
            text: text,
            box: BoundingBox(left: left, top: 17 * row, right: left + 190, bottom: 17 * row + 40),
            confidence: Confidence(confidence))
        }, slope: 0)
    }
    return page
  }

  @Test("Follows no lines that are surely not read")
  func noise() {
    let (found, printed) = rows(page(beside: 0.03))
    #expect(found == printed)
    #expect(rows(page(beside: 0.95)).found != printed)
  }
}
