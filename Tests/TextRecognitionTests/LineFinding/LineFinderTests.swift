import LabelImaging
import LabelModel
import Testing
import TextRecognition

@Suite("Finding lines")
struct LineFinderTests {
  private let text = ["PROTEIN 10 AT LEAST", "FAT 65 TO 70", "SALT 5"]

  @Test("Finds each printed line where it stands", arguments: Polarity.allCases)
  func findsEachLine(polarity: Polarity) throws {
    let picture =
      polarity == .darkOnBright
      ? DrawnText.picture(text) : DrawnText.picture(text, ink: 220, ground: 40)
    let found = LineFinder().findLines(on: picture)
    #expect(!found.isVertical)
    for (number, line) in text.enumerated() {
      let middle = Float(60 + number * 60 + 14)
      let lengths = found.lines.filter { other in
        other.polarity == polarity && abs(other.curve.row(at: 120) - middle) < 4
          && other.curve.start < 70 && other.curve.end > Float(line.count * 24 + 30)
      }
      #expect(lengths.count == 1, "line \(number)")
      #expect(lengths.allSatisfy { abs($0.height - 28) <= 2 })
    }
  }

  @Test("Sees text that lies on its side as vertical", arguments: [QuarterTurn.left, .right])
  func seesVerticalText(turn: QuarterTurn) {
    let found = LineFinder().findLines(on: DrawnText.picture(text).turned(turn))
    #expect(found.isVertical)
    #expect(found.lines.filter(\.isVertical).count >= 3)
  }

  @Test("A wide gap parts a line into cells, a space between words does not")
  func findsCells() throws {
    let found = LineFinder().findLines(on: DrawnText.picture(["FAT TOTAL    65"])).lines
    let line = try #require(found.first)
    try #require(line.cells.count == 2)
    #expect(abs(line.cells[0].lowerBound - 60) < 4 && abs(line.cells[0].upperBound - 272) < 4)
    #expect(abs(line.cells[1].lowerBound - 372) < 4 && abs(line.cells[1].upperBound - 416) < 4)
  }

  @Test("A digit far beside a name is found where text decides")
  func findsLoneDigits() {
    let picture = DrawnText.picture(["PROTEIN       7", "FAT TOTAL"])
    func digits(_ finder: LineFinder) -> [FoundLine] {
      finder.findLines(on: picture).lines.filter { $0.curve.start > 390 && $0.curve.end < 424 }
    }
    var finder = LineFinder()
    #expect(digits(finder).isEmpty)
    finder.keepsRivals = true
    let found = digits(finder)
    #expect(found.contains { abs($0.curve.row(at: 406) - 74) < 4 })
  }

  @Test("Finds lines that climb by ten percent")
  func findsSlantedLines() {
    let level = DrawnText.picture(text)
    var pixels = [UInt8](repeating: 220, count: level.pixels.count)
    for y in 0..<level.height {
      for x in 0..<level.width {
        let from = y - 100 + x / 10
        if from >= 0, from < level.height {
          pixels[y * level.width + x] = level.pixels[from * level.width + x]
        }
      }
    }
    let slanted = GrayImage(width: level.width, height: level.height, pixels: pixels)
    let found = LineFinder().findLines(on: slanted).lines
    #expect(found.filter { abs($0.curve.slope + 0.1) < 0.02 && $0.letterCount >= 5 }.count == 3)
  }

  @Test("Finds nothing on plain ground and survives a picture of one row")
  func findsNothingOnPlainGround() {
    let plain = GrayImage(width: 300, height: 200, pixels: Array(repeating: 128, count: 60_000))
    #expect(LineFinder().findLines(on: plain).lines.isEmpty)
    let row = GrayImage(width: 300, height: 1, pixels: (0..<300).map { $0 % 7 < 3 ? 0 : 255 })
    #expect(LineFinder().findLines(on: row).lines.isEmpty)
  }

  @Test(
    "A line ends at a rule, level or slanted, and not at a bracket",
    arguments: [QuarterTurn.none, .right], [0, 8])
  func endsAtRules(turn: QuarterTurn, rowsPerColumn: Int) {
    func joined(rows: Range<Int>) -> Int {
      var picture = DrawnText.picture(["PROTEIN  10 SALT"])
      for y in rows {
        let left = 240 + (rowsPerColumn == 0 ? 0 : (y - 74) / rowsPerColumn)
        for x in left..<(left + 3) { picture.pixels[y * picture.width + x] = 30 }
      }
      return LineFinder().findLines(on: picture.turned(turn)).lines.count {
        $0.polarity == .darkOnBright && $0.curve.length > 300
      }
    }
    #expect(joined(rows: 0..<0) == 1)
    #expect(joined(rows: 56..<92) == 1)
    #expect(joined(rows: 40..<110) == 0)
  }

  @Test("A rule under the letters does not join them")
  func removesRules() {
    var picture = DrawnText.picture(["PROTEIN"])
    for x in 40..<600 { picture.pixels[87 * picture.width + x] = 30 }
    var ink = LocalThreshold(window: 20).binarize(picture)
    let joined = ink.components(of: picture).filter { $0.polarity == .darkOnBright }
    #expect(joined.contains { $0.width > 500 })
    ink.removeRules(longerThan: 100, letterHeight: 160)
    let letters = ink.components(of: picture).filter { $0.polarity == .darkOnBright }
    #expect(letters.filter { $0.height > 20 && $0.width <= 20 }.count == 7)
    #expect(!letters.contains { $0.width > 100 })
  }

  @Test("Vertical rules of any length over the limit go, shorter strokes stay")
  func removesVerticalRules() {
    var labels = [UInt8](repeating: 0, count: 20 * 400)
    for y in 7..<108 { labels[y * 20 + 2] = 1 }
    for y in 90..<190 { labels[y * 20 + 5] = 1 }
    for y in 150..<400 { labels[y * 20 + 8] = 2 }
    for y in 0..<101 { labels[y * 20 + 11] = 1 }
    var ink = InkMap(width: 20, height: 400, labels: labels)
    let rules = ink.removeRules(longerThan: 100, letterHeight: 160)
    let left = Set(ink.labels.indices.filter { ink.labels[$0] != 0 }.map { $0 % 20 })
    #expect(left == [5])
    ink.restore(rules)
    #expect(ink.labels == labels)
  }

  @Test("Rules that cross are put back with their own labels")
  func restoresRules() {
    var labels = [UInt8](repeating: 0, count: 300 * 300)
    for place in 20..<250 {
      labels[100 * 300 + place] = 2
      labels[place * 300 + 60] = 2
      labels[200 * 300 + place] = 1
    }
    var ink = InkMap(width: 300, height: 300, labels: labels)
    let rules = ink.removeRules(longerThan: 100, letterHeight: 24)
    #expect(ink.labels != labels)
    ink.restore(rules)
    #expect(ink.labels == labels)
  }

  @Test("Arms that meet below are one piece")
  func joinsArms() {
    let width = 40
    var labels = [UInt8](repeating: 0, count: width * 20)
    for y in 2..<15 {
      for x in [5, 12, 20] { labels[y * width + x] = 1 }
    }
    for x in 5...20 { labels[15 * width + x] = 1 }
    let picture = GrayImage(
      width: width, height: 20, pixels: labels.map { $0 == 1 ? 0 : 255 })
    let pieces = InkMap(width: width, height: 20, labels: labels).components(of: picture)
    #expect(pieces.map { [$0.left, $0.top, $0.right, $0.bottom] } == [[5, 2, 21, 16]])
  }

  @Test("The stems of large digits stay, rules and cells as long go", arguments: [false, true])
  func keepsStems(lying: Bool) {
    let side = 400
    var labels = [UInt8](repeating: 0, count: side * side)
    func fill(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows {
        for x in columns { labels[lying ? x * side + y : y * side + x] = 1 }
      }
    }
    let stem = 10..<30
    fill(stem, 0..<130)
    fill(50..<53, 0..<130)
    fill(100..<120, 0..<230)
    fill(200..<290, 0..<130)
    var ink = InkMap(width: side, height: side, labels: labels)
    ink.removeRules(longerThan: 100, letterHeight: 160)
    let left = ink.labels.indices.filter { ink.labels[$0] != 0 }
    #expect(Set(left.map { lying ? $0 / side : $0 % side }) == Set(stem))
    #expect(left.count == 20 * 130)
  }
}
