import ArticleExamples
import Foundation
import LabelImaging
import LabelScan
import LabelTestSupport
import Testing

/// The articles of the documentation, whose snippets are those of `Examples/Articles`.
@Suite("The articles") struct ArticleTests {
  /// The contents of the files with one of `extensions` in a folder of the package.
  private static func texts(_ folder: String, _ extensions: Set<String>) throws -> [(
    name: String, text: String
  )] {
    let files = try FileManager.default.contentsOfDirectory(
      at: Repository.folder.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try files.filter { extensions.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The fenced blocks of a page, without their fences.
  private static func snippets(of page: String) -> [String] {
    var snippets: [String] = []
    var lines: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let whole = lines { snippets.append(whole.joined(separator: "\n")) }
        lines = lines == nil ? [] : nil
      } else {
        lines?.append(line)
      }
    }
    return snippets
  }

  @Test(
    "Each snippet of an article is part of an example that is compiled",
    arguments: [
      ("Sources/Scanning/LabelScan/LabelScan.docc", 9),
      ("Sources/Foundations/LabelModel/LabelModel.docc", 2),
    ])
  func snippetsAreExamples(_ catalog: String, count: Int) throws {
    let examples = try Self.texts("Examples/Articles", ["swift", "py"]).map(\.text)
    var found = 0
    for (name, page) in try Self.texts(catalog, ["md"]) {
      for snippet in Self.snippets(of: page) {
        #expect(examples.contains { $0.contains(snippet) }, "\(name): \(snippet)")
        found += 1
      }
    }
    #expect(found == count)
  }

  @Test("The first record has a photo's values")
  func firstRecord() async throws {
    let photo = Repository.folder.appendingPathComponent("samples/pet-us-can.jpg").path
    let record = try await ArticleExamples.firstRecord(of: [.file(photo)])
    #expect(record.status == .valid)
    #expect(lines(of: record).contains { $0.hasPrefix("protein ") && $0.hasSuffix(" %") })
  }

  @Test("A folder's records are lines, and its failures are named; both languages read the lines")
  func folder() async throws {
    let folder = try TemporaryFolder()
    try Data(png()).write(to: URL(fileURLWithPath: folder.file("can.png")))
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.file("text.jpg")))
    let output = folder.file("records.jsonl")
    try Data().write(to: URL(fileURLWithPath: output))
    let file = try #require(FileHandle(forWritingAtPath: output))
    let failures = try await writeRecords(
      of: folder.url.path, with: scanner { _ in panel() }, to: file)
    try file.close()
    #expect(failures.keys.sorted() == ["text.jpg"])
    let records = try records(inLines: URL(fileURLWithPath: output))
    #expect(records.map { $0.nutrients[.protein]?.quantity } == [Quantity(10.5, .percent)])
    #expect(records.first?.engine?.name == "own")

    let python = Process()
    let pipe = Pipe()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    python.arguments = [
      Repository.folder.appendingPathComponent("Examples/Articles/read_records.py").path, output,
    ]
    python.standardOutput = pipe
    try python.run()
    let printed = try pipe.fileHandleForReading.readToEnd()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    let line = String(decoding: printed ?? Data(), as: UTF8.self)
    #expect(line.hasSuffix(" 10.5 % asFed\n"), "\(line)")
  }

  @Test("A second call goes on with a folder's files of results")
  func batch() async throws {
    let (photos, results) = (try TemporaryFolder(), try TemporaryFolder())
    try Data(png()).write(to: URL(fileURLWithPath: photos.file("a.png")))
    let settings = WorkerSettings(
      executable: try BuiltProgram("FaultyWorker").path, arguments: [], count: 1,
      startTimeLimit: Patience.duration)
    let scanner = LabelScanner(.init(reader: .workers(settings, timeLimit: Patience.duration)))
    let first = try await readFolder(photos.path, into: results.file("out"), with: scanner)
    let second = try await readFolder(photos.path, into: results.file("out"), with: scanner)
    await scanner.shutDown()
    #expect(first.read == 1 && first.doneBefore == 0)
    #expect(second.read == 0 && second.doneBefore == 1)
  }

  @Test("A shop's product completes the record of its barcode")
  func ownSource() async throws {
    let gtin = try #require(GTIN("2000000000411"))
    let shop = ShopProducts([
      CatalogProduct(gtin: gtin, service: "shop", subject: .food, name: "Oats of the shop")
    ])
    let photo = Repository.folder.appendingPathComponent("samples/food-de-barcode.jpg").path
    let record = try await scanner(of: shop).record(of: [.file(photo)])
    #expect(record.barcode?.gtin == gtin)
    #expect(record.name?.value == "Oats of the shop")
    #expect(try await shop.product(for: #require(GTIN("4006381333931"))) == nil)
  }

  @Test("An engine's fault is the photo's failure")
  func ownEngineFails() async throws {
    struct Fault: Error {}
    let scanner = scanner { _ in throw Fault() }
    await #expect(throws: LabelScanError.self) {
      try await scanner.record(of: [.bytes(png(), name: "can")])
    }
  }

  /// A panel of pet food, a line a row.
  private func panel() -> [TextLine] {
    RecognizedPage.drawn(
      ["Analytical constituents:", "Crude protein 10.5 %", "Crude fat 6.5 %", "Moisture 79 %"],
      source: "can", certainty: 0.95, model: "label"
    ).lines
  }

  /// The bytes of a grey PNG.
  private func png() throws -> [UInt8] {
    try encodePNG(
      GrayImage(width: 400, height: 300, pixels: [UInt8](repeating: 200, count: 120_000)))
  }
}
