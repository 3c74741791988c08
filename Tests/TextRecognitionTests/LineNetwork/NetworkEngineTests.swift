import Foundation
import LabelImaging
import LabelModel
import Testing
import TextRecognition

@Suite("Running the network of a model by ourselves")
struct NetworkEngineTests {
  private static let folders = RecognitionSettings.standardFolders(
    environment: [:], program: #filePath)

  private func file(_ name: String) throws -> ModelFile {
    let folder = try #require(
      NetworkEngineTests.folders.first {
        FileManager.default.fileExists(atPath: ModelFile(name: name, folder: $0).path)
      })
    return ModelFile(name: name, folder: folder)
  }

  /// One line of print, little more than as high as its letters.
  private func line(_ text: String, ink: UInt8 = 0, ground: UInt8 = 235) -> GrayImage {
    let page = DrawnText.picture(
      [text], width: 120 + 24 * text.count, height: 140, ink: ink, ground: ground)
    let rows = 54..<94
    return GrayImage(
      width: page.width, height: rows.count,
      pixels: Array(page.pixels[rows.lowerBound * page.width..<rows.upperBound * page.width]))
  }

  // Of longer lines in the tests' font libtesseract itself is not sure.
  @Test("Reads what libtesseract reads, and is as certain", arguments: ["FAT 65", "SALT 379"])
  func agreesWithTesseract(text: String) throws {
    let model = try file("label")
    let ours = try #require(NetworkEngine(model: model)).read(line(text))
    let theirs = try TesseractEngine(model: model).read(line(text))
    #expect(ours.map(\.text) == theirs.map(\.text) && !ours.isEmpty)
    for (word, other) in zip(ours, theirs) {
      // libtesseract puts noise around the line.
      #expect(abs(word.confidence.value - other.confidence.value) < 0.2)
    }
  }

  @Test("Reads bright print on dark")
  func readsNegatives() throws {
    let engine = try #require(NetworkEngine(model: file("label")))
    let negative = engine.read([line("FAT 65", ink: 235, ground: 0)]).joined().map(\.text)
    let words = try words("FAT 65", by: engine)
    #expect(negative == words && !words.isEmpty)
  }

  private func words(_ text: String, by engine: NetworkEngine) throws -> [String] {
    try engine.read(line(text)).map(\.text)
  }

  @Test("Reads lines side by side as it does each by itself")
  func readsSideBySide() throws {
    let engine = try #require(NetworkEngine(model: file("label")))
    let lines = ["SALT 379", "F", "FAT 65", "CARBOHYDRATES 12.5 g SUGARS 3.4 g", "FAT 65 "]
      .map { line($0) }
    let together = engine.read(lines + [line("FAT 65", ink: 235, ground: 0)])
    #expect(together.map(\.isEmpty) == [false, false, false, false, false, false])
    for (read, picture) in zip(together, lines) {
      let alone = try engine.read(picture)
      #expect(read == alone)
    }
    // More lines than are multiplied at once.
    let many = engine.read([[GrayImage]](repeating: lines, count: 5).flatMap(\.self))
    #expect(many == [[[ReadWord]]](repeating: Array(together.prefix(5)), count: 5).flatMap(\.self))
  }

  @Test("Word boxes are as narrow as the print and as high as the line")
  func boxesHoldThePrint() throws {
    let engine = try #require(NetworkEngine(model: file("label")))
    let box = try #require(engine.read(line("FAT 65")).last).box
    #expect(abs(box.left - 156) <= 4 && abs(box.right - 200) <= 4)
    #expect(box.top == 0 && box.bottom == 40)
  }

  @Test("Takes a doubtful word for an amount where that changes something, and leaves names")
  func readsAmounts() throws {
    let engine = try #require(NetworkEngine(model: file("label")))
    let letters = try #require(engine.readForAmounts([line("SALT 3A9")]).first)
    let words = try words("SALT 3A9", by: engine)
    #expect(letters.words.map(\.text) == words)
    let amounts = try #require(letters.amounts)
    #expect(amounts.first?.text == letters.words.first?.text)
    #expect(amounts.last?.text == "309" && letters.words.last?.text != "309")
    #expect(engine.readForAmounts([line("FAT 65")]).map(\.amounts) == [nil])
  }

  @Test("Reads nothing where there is nothing, and no picture too small for a step")
  func readsNothing() throws {
    let engine = try #require(NetworkEngine(model: file("label")))
    func plain(_ width: Int, _ height: Int, _ level: UInt8) -> GrayImage {
      GrayImage(
        width: width, height: height, pixels: .init(repeating: level, count: width * height))
    }
    let read = engine.read([plain(300, 48, 235), plain(1, 1, 7), plain(2, 400, 0)])
    #expect(read == [[], [], []])
    #expect(engine.read([GrayImage]()).isEmpty)
  }

  @Test("Leaves models with a dictionary to libtesseract")
  func leavesDictionaries() throws {
    #expect(NetworkEngine(model: try file("eng")) == nil)
  }

  @Test(
    "Runs no damaged model, and no file that is none",
    arguments: [0, 3, 100, 200, 5_000, 455_000, 470_000])
  func runsNoDamagedModel(length: Int) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: file("label").path))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = ModelFile(name: "cut", folder: folder.path)
    try whole.prefix(length).write(to: URL(fileURLWithPath: model.path))
    #expect(NetworkEngine(model: model) == nil)
    try Data(whole.prefix(length).map { $0 ^ 0xA5 }).write(to: URL(fileURLWithPath: model.path))
    #expect(NetworkEngine(model: model) == nil)
    #expect(NetworkEngine(model: ModelFile(name: "none", folder: folder.path)) == nil)
  }
}
