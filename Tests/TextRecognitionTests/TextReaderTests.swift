import LabelImaging
import LabelModel
import LabelTestSupport
import Testing
import TextRecognition

@Suite("Reading text")
struct TextReaderTests {
  private let text = ["PROTEIN 1058", "FAT 65", "SALT 379"]

  private static let folders = RecognitionSettings.standardFolders(
    environment: [:], program: #filePath)

  private func reader() throws -> TextReader {
    try TextReader(settings: RecognitionSettings(modelFolders: TextReaderTests.folders))
  }

  @Test("Our own model is found from within the checkout and used first")
  func findsOwnModel() throws {
    #expect(try reader().model.name == "label")
  }

  @Test("Reads lines however the photo is turned", arguments: QuarterTurn.allCases)
  func readsTurnedPictures(turn: QuarterTurn) throws {
    let picture = DrawnText.picture(text).turned(turn)
    let page = try reader().read(picture, source: "drawn").page
    #expect(page.size == PixelSize(width: 1000, height: 600))
    let back: QuarterTurn =
      switch turn {
      case .none: .none
      case .right: .left
      case .half: .half
      case .left: .right
      }
    #expect(page.turn == back)
    // The font of dots is not one the model knows: some letters may be off, digits of 65 not.
    #expect(page.lines.count == text.count)
    for (read, printed) in zip(page.lines, text) {
      let wrong = zip(read.text, printed).count { $0 != $1 }
      #expect(read.text.count == printed.count && wrong <= 3, "\(read.text) for \(printed)")
    }
    #expect(page.lines.dropFirst().first?.text == "FAT 65")
    #expect(page.models == ["label"])
  }

  @Test(
    "Rows closer to each other than their letters are read along the rows",
    arguments: [QuarterTurn.none, .left])
  func readsAlongCloseRows(turn: QuarterTurn) throws {
    let rows = Array(repeating: "PROTEIN 1058", count: 8)
    let picture = DrawnText.picture(rows, dot: 8).turned(turn)
    let found = LineFinder().findLines(on: picture)
    #expect(found.isVertical == (turn == .none))
    #expect(!found.isClear)
    let page = try reader().read(picture, source: "drawn").page
    #expect(page.size == PixelSize(width: 1000, height: 600))
    #expect(page.lines.count == rows.count)
  }

  @Test("Lines that run up the side of others are read on a page of their own, twice")
  func readsAcross() throws {
    let level = DrawnText.picture(text + text)
    let across = DrawnText.picture(
      ["PROTEIN FAT SALT", "FAT PROTEIN SALT", "SALT PROTEIN FAT"], height: 300
    ).turned(.left)
    var both = DrawnText.picture([], width: level.width + across.width, height: 1000)
    for (picture, left) in [(level, 0), (across, level.width)] {
      for row in 0..<picture.height {
        let target = row * both.width + left
        both.pixels.replaceSubrange(
          target..<target + picture.width,
          with: picture.pixels[row * picture.width..<(row + 1) * picture.width])
      }
    }
    let reader = try reader()
    let read = try reader.readAgain([], of: reader.read(both, source: "drawn.png"))
    #expect(read.page.turn == .none)
    #expect(read.page.lines.count { $0.text.contains("FAT 65") } == 2)
    #expect(read.sideways.map(\.source) == ["drawn.png#turn=90", "drawn.png#turn=90"])
    #expect(read.sideways.allSatisfy { $0.turn == .right && $0.lines.count == 3 })
    #expect(read.sideways.first?.text.contains("FAT") == true)
  }

  @Test("Cells are read in the order of the print", arguments: [QuarterTurn.none, .half, .left])
  func readsCellsInOrder(turn: QuarterTurn) throws {
    let picture = DrawnText.picture(["PROTEIN 1058", "FAT TOTAL    65    379"]).turned(turn)
    let lines = try reader().read(picture, source: "drawn").page.lines
    #expect(lines.count == 2)
    #expect(lines.last?.words.suffix(2).map(\.text) == ["65", "379"])
  }

  @Test("A row of marks that are no letters is no line of the page")
  func leavesOutMarks() throws {
    var random = SeededGenerator(seed: 7)
    var picture = DrawnText.picture(text)
    for mark in 0..<30 {
      for dot in 0..<35 where Bool.random(using: &random) {
        let (left, top) = (60 + 24 * mark + dot % 5 * 4, 360 + dot / 5 * 4)
        picture.rule(columns: left..<left + 4, rows: top..<top + 4, 30)
      }
    }
    let reader = try reader()
    let first = try reader.read(picture, source: "drawn")
    #expect(first.page.lines.count > text.count)
    for again in [[], Set(first.page.lines.indices)] {
      let read = try reader.readAgain(again, of: first)
      #expect(read.page.lines.count == text.count)
      #expect(read.secondLook?.lines.count == (again.isEmpty ? nil : text.count))
    }
  }

  @Test("A word's box lies on the word")
  func boxesLieOnWords() throws {
    let page = try reader().read(DrawnText.picture(text), source: "drawn").page
    let box = try #require(page.words.last?.box)
    #expect(abs(box.left - 180) < 16)
    #expect(abs(box.right - 248) < 16)
    #expect(abs(box.top - 180) < 10)
    #expect(abs(box.bottom - 208) < 10)
  }

  @Test("Only doubtful lines get a second look, and stay where they are")
  func looksAgain() throws {
    let reader = try reader()
    let first = try reader.read(DrawnText.picture(text), source: "drawn")
    let lines = first.page.lines
    let read = try reader.readAgain(
      Set(lines.indices.filter { lines[$0].text.contains("65") }), of: first)
    let second = try #require(read.secondLook)
    #expect(second.lines.count == 3)
    #expect(second.lines[0] == read.page.lines[0])
    #expect(second.lines[2] == read.page.lines[2])
    #expect(second.lines[1].text == "FAT 65")
    // Found anew on a larger picture, at the same place.
    #expect(second.lines[1] != read.page.lines[1])
    let (box, before) = (
      try #require(second.lines[1].box), try #require(read.page.lines[1].box)
    )
    #expect(abs(box.top - before.top) <= 2 && abs(box.bottom - before.bottom) <= 2)
  }

  @Test(
    "A second look is at the same place however the photo is turned",
    arguments: QuarterTurn.allCases)
  func looksAgainAtTurnedPictures(turn: QuarterTurn) throws {
    let reader = try reader()
    let first = try reader.read(DrawnText.picture(text).turned(turn), source: "drawn")
    let read = try reader.readAgain(Set(first.page.lines.indices), of: first)
    let second = try #require(read.secondLook)
    #expect(second.lines.count == text.count && second.turn == first.page.turn)
    func isWithin(_ across: Int, _ down: Int, _ box: BoundingBox, _ old: BoundingBox) -> Bool {
      abs(box.left - old.left) <= across && abs(box.right - old.right) <= across
        && abs(box.top - old.top) <= down && abs(box.bottom - old.bottom) <= down
    }
    let boxes = try zip(second.lines, first.page.lines).map { line, before in
      (try #require(line.box), try #require(before.box))
    }
    // The ground around letters may be read in their place on one line, and is a little larger than they.
    #expect(boxes.count { isWithin(8, 4, $0, $1) } >= text.count - 1)
    #expect(boxes.allSatisfy { isWithin(20, 12, $0, $1) })
  }

  @Test("A line beside the doubtful ones is read once", arguments: RecognitionEngine.allCases)
  func keepsOtherLines(engine: RecognitionEngine) throws {
    let reader = try TextReader(
      settings: RecognitionSettings(
        modelFolders: TextReaderTests.folders, engine: engine, timeLimit: Double(Patience.seconds)))
    let first = try reader.read(DrawnText.picture(text), source: "drawn")
    let read = try reader.readAgain([0, 2], of: first)
    let second = try #require(read.secondLook)
    #expect(second.lines.count == text.count)
    #expect(second.lines[1] == first.page.lines[1])
  }

  @Test("The second look leaves out what is much lower than most print around it")
  func leavesOutLowLines() throws {
    let low = Array(repeating: "", count: 6) + ["PROTEIN SALT TOTAL FAT"]
    let high = [
      "PROTEIN TOTAL 1058", "FAT TOTAL 65", "SALT TOTAL 379", "PROTEIN 2634", "TOTAL FAT 12",
      "PROTEIN TOTAL",
    ]
    let mixed = DrawnText.picture(high, dot: 7).darker(DrawnText.picture(low, dot: 2))
    let reader = try reader()
    func rows(on picture: GrayImage) throws -> [Int] {
      let first = try reader.read(picture, source: "drawn")
      let read = try reader.readAgain(Set(first.page.lines.indices), of: first)
      return try #require(read.secondLook).lines.compactMap(\.box).map { Int($0.centerY) }
    }
    let rowOfLow = 420..<434
    let alone = try rows(on: DrawnText.picture(low, dot: 2))
    #expect(alone.contains(where: rowOfLow.contains), "\(alone)")
    let together = try rows(on: mixed)
    #expect(
      together.count >= high.count && !together.contains(where: rowOfLow.contains), "\(together)")
  }

  @Test("The second look reads amounts alone in ruled cells", arguments: [UInt8(30), 225])
  func readsRuledCells(ink: UInt8) throws {
    var page = DrawnText.picture(
      ["FAT            65", "SALT            5"], ink: ink, ground: 255 - ink)
    for row in [44, 104, 164] { page.rule(columns: 40..<500, rows: row..<row + 3, ink) }
    for column in [40, 340, 497] { page.rule(columns: column..<column + 3, rows: 44..<167, ink) }
    let reader = try reader()
    let first = try reader.read(page, source: "drawn")
    let read = try reader.readAgain(Set(first.page.lines.indices), of: first)
    let words = try #require(read.secondLook).words.map(\.text)
    #expect(["FAT", "65", "SALT", "5"].allSatisfy(words.contains), "\(words)")
  }

  @Test("Without doubtful lines there is no second look")
  func looksOnce() throws {
    let reader = try reader()
    let read = try reader.readAgain(
      [], of: reader.read(DrawnText.picture(text), source: "drawn"))
    #expect(read.secondLook == nil && read.page.lines.count == 3)
  }

  @Test(
    "A rule between rows is kept in the upright page's pixels",
    arguments: [QuarterTurn.none, .half, .left])
  func keepsRules(turn: QuarterTurn) throws {
    var picture = DrawnText.picture(text)
    picture.rule(columns: 40..<600, rows: 103..<105, 30)
    let reader = try reader()
    let page = try reader.readAgain(
      [], of: reader.read(picture.turned(turn), source: "drawn")
    ).page
    let rules = try #require(page.rules)
    #expect(
      rules.contains { rule in
        [80.0, 150, 220].allSatisfy { abs((rule.row(at: $0) ?? 0) - 104) < 3 }
      })
  }

  @Test("A picture without text gives a page without lines")
  func readsNothingOnPlainGround() throws {
    let plain = GrayImage(width: 200, height: 100, pixels: Array(repeating: 90, count: 20_000))
    #expect(try reader().read(plain, source: "plain").page.lines.isEmpty)
  }

  @Test("No line is begun after the time limit")
  func stopsAtTheTimeLimit() throws {
    let settings = RecognitionSettings(modelFolders: TextReaderTests.folders, timeLimit: 0)
    let page = try TextReader(settings: settings).read(DrawnText.picture(text), source: "drawn")
      .page
    #expect(page.lines.isEmpty)
  }

  @Test(
    "A picture of a single row when it is searched has no lines",
    arguments: RecognitionEngine.allCases)
  func thinPicture(engine: RecognitionEngine) throws {
    let reader = try TextReader(
      settings: RecognitionSettings(
        modelFolders: TextReaderTests.folders, engine: engine, timeLimit: Double(Patience.seconds)))
    let thin = GrayImage(width: 20_000, height: 8, pixels: [UInt8](repeating: 128, count: 160_000))
    #expect(try reader.read(thin, source: "thin").page.lines.isEmpty)
  }

  @Test("A picture too small to hold a letter is refused")
  func refusesTinyPictures() throws {
    let dot = GrayImage(width: 1, height: 1, pixels: [0])
    #expect(throws: RecognitionError.unsuitableSize(width: 1, height: 1)) {
      try reader().read(dot, source: "dot")
    }
  }
}

extension GrayImage {
  /// Returns the darker pixels of two pictures of one size.
  fileprivate func darker(_ other: GrayImage) -> GrayImage {
    GrayImage(width: width, height: height, pixels: zip(pixels, other.pixels).map(min))
  }

  /// Draws a rule.
  fileprivate mutating func rule(columns: Range<Int>, rows: Range<Int>, _ ink: UInt8) {
    for y in rows { for x in columns { pixels[y * width + x] = ink } }
  }
}
