import Foundation
import BatchProcessing
import LabelImaging
import LabelScan
import LabelTestSupport
import Synchronization
import Testing

/// The entrance of the package, with an engine that reads what a test says.
@Suite("The scanner") struct LabelScannerTests {
  /// An engine that knows the text of each photo by its name's first letter, and counts photos.
  private struct Engine: TextEngine {
    let name = "test"
    let version: String? = "1"
    let models = ["none"]
    let log: Log

    final class Log: Sendable {
      let read = Mutex<[String]>([])
      let again = Mutex<[Set<Int>]>([])
    }

    struct Look: TextLook { var page: RecognizedPage }

    func read(_ image: GrayImage, source: String) throws(RecognitionError) -> Look {
      log.read.withLock { $0.append(source) }
      let panel = [
        "Analytical constituents:", "Crude protein 10.5 %", "Crude fat 6.5 %", "Moisture 79 %",
      ]
      return Look(
        page: .drawn(
          source.hasPrefix("empty") ? [] : panel, source: source, certainty: 0.6, model: "none"))
    }

    func readAgain(
      _ lines: Set<Int>, of first: Look
    ) throws(RecognitionError) -> PhotoText {
      log.again.withLock { $0.append(lines) }
      return PhotoText(page: first.page)
    }
  }

  /// A scanner in this process, with what its engine saw.
  private func scanner(count: Int = 1) -> (LabelScanner, Engine.Log) {
    let log = Engine.Log()
    let reader = LabelScanner.Reader.inProcess(count: count) {
      () throws(RecognitionError) -> any TextEngine in Engine(log: log)
    }
    return (LabelScanner(.init(reader: reader)), log)
  }

  /// The bytes of a grey PNG; another `level` makes another file.
  private func png(_ level: UInt8 = 200) throws -> [UInt8] {
    try encodePNG(
      GrayImage(width: 40, height: 30, pixels: [UInt8](repeating: level, count: 1200)))
  }

  @Test("A file and the bytes of it give the same record, but for the photo's name")
  func fileOrBytes() async throws {
    let folder = try TemporaryFolder()
    try Data(png()).write(to: URL(fileURLWithPath: folder.file("can.png")))
    let (scanner, _) = scanner()
    let fromFile = try await scanner.record(of: [.file(folder.file("can.png"), name: "can")])
    let fromBytes = try await scanner.record(of: [.bytes(png(), name: "can")])
    #expect(fromFile == fromBytes)
    #expect(fromFile.engine?.name == "test")
    #expect(fromFile.subject == .petFood)
  }

  @Test("Doubtful lines are read again, once a photo")
  func readsAgain() async throws {
    let (scanner, log) = scanner()
    _ = try await scanner.reading(of: .bytes(png(), name: "can"))
    _ = try await scanner.reading(of: .bytes(png(), name: "empty"))
    #expect(log.read.withLock { $0 } == ["can", "empty"])
    #expect(log.again.withLock { $0 } == [[0, 1, 2, 3], []])
  }

  @Test("The null engine reads no text")
  func nullEngine() async throws {
    let scanner = LabelScanner(
      .init(
        reader: .inProcess(count: 1) { () throws(RecognitionError) -> any TextEngine in
          NullTextEngine()
        }))
    let record = try await scanner.record(of: [.bytes(png(), name: "can")])
    #expect(record.status == .unreadable)
    #expect(record.engine?.name == "none")
  }

  @Test("An empty list, a folder and the same photo twice are errors that name them")
  func badLists() async throws {
    let folder = try TemporaryFolder()
    let (path, copy) = (folder.file("a.png"), folder.file("b.png"))
    for file in [path, copy] { try Data(png()).write(to: URL(fileURLWithPath: file)) }
    let (scanner, log) = scanner()
    await #expect(throws: LabelScanError.noPhotos) { try await scanner.record(of: []) }
    await #expect(throws: LabelScanError.isFolder(path: folder.url.path)) {
      try await scanner.record(of: [.file(path), .file(folder.url.path)])
    }
    await #expect(throws: LabelScanError.samePhotoTwice(first: path, second: "again")) {
      try await scanner.record(
        of: [.file(path), .file(folder.url.path + "/./a.png", name: "again")])
    }
    #expect(log.read.withLock { $0 }.isEmpty, "these are found before anything is read")
    await #expect(throws: LabelScanError.samePhotoTwice(first: path, second: copy)) {
      try await scanner.record(of: [.file(path), .file(copy)])
    }
  }

  @Test("A photo that cannot be read is a finding beside one that can, and an error alone")
  func unreadablePhoto() async throws {
    let (scanner, _) = scanner()
    let record = try await scanner.record(of: [
      .bytes([1, 2, 3], name: "torn"), .bytes(png(), name: "can"),
    ])
    #expect(record.findings.contains { $0.rule.rawValue == "PhotoIsReadable" })
    #expect(record.nutrients[.protein] != nil || !record.forReview.isEmpty)
    let error = await #expect(throws: LabelScanError.self) {
      try await scanner.record(of: [.bytes([1, 2, 3], name: "torn")])
    }
    #expect(error?.failure(of: "torn")?.code == "notAnImage")
  }

  @Test("Unread photos of names that are one text in Unicode are two findings, and two failures")
  func equalNames() async throws {
    let (scanner, _) = scanner()
    let unread = ["caf\u{E9}.jpg", "cafe\u{301}.jpg"].map { Photo.bytes([1, 2, 3], name: $0) }
    let record = try await scanner.record(of: unread + [.bytes(png(), name: "can")])
    #expect(record.findings.count { $0.rule.rawValue == "PhotoIsReadable" } == 2)
    let error = await #expect(throws: LabelScanError.self) {
      try await scanner.record(of: unread)
    }
    guard case .unreadable(let failures)? = error else {
      Issue.record("no photo could be read")
      return
    }
    #expect(failures.map(\.failure.code) == ["notAnImage", "notAnImage"])
    #expect(failures.map { Array($0.name.utf8).count } == [9, 10])
  }

  @Test("A missing model is an error that says where it was looked for")
  func missingModel() async throws {
    let settings = RecognitionSettings(modelFolders: ["/nowhere"], model: "fin")
    let scanner = LabelScanner(.init(reader: .inProcess(count: 1, settings)))
    let error = await #expect(throws: LabelScanError.self) {
      try await scanner.record(of: [.bytes(png(), name: "can")])
    }
    #expect(error?.description.contains("no fin.traineddata in /nowhere") == true)
  }

  @Test(
    "A folder's records come in the order of names, and no more photos are begun than are taken")
  func recordsInOrder() async throws {
    let folder = try TemporaryFolder()
    for index in 0..<6 {
      try Data(png(UInt8(index))).write(to: URL(fileURLWithPath: folder.file("\(index).png")))
    }
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder.file("4.png")))
    let (scanner, log) = scanner(count: 2)
    var iterator = scanner.records(in: folder.url.path).makeAsyncIterator()
    let first = try #require(try await iterator.next())
    #expect(first.file == "0.png")
    #expect(log.read.withLock { $0.count } <= 2, "two are in hand until the next is asked for")
    var rest: [PhotoRecords.Element] = []
    while let next = try await iterator.next() { rest.append(next) }
    #expect(rest.map(\.file) == (1..<6).map { "\($0).png" })
    #expect(rest.map { (try? $0.result.get()) == nil } == [false, false, false, true, false])
  }

  @Test("A folder that is not there is an error")
  func noFolder() async throws {
    let (scanner, _) = scanner()
    let error = await #expect(throws: LabelScanError.self) {
      for try await element in scanner.records(in: "/nowhere") { Issue.record("\(element.file)") }
    }
    #expect(error?.description.contains("the folder /nowhere cannot be read") == true)
  }

  @Test("Worker processes read files and bytes under the photo's name; a crash costs its photo")
  func workers() async throws {
    let settings = WorkerSettings(
      executable: try BuiltProgram("FaultyWorker").path, arguments: [], count: 2,
      startTimeLimit: Patience.duration)
    let scanner = LabelScanner(.init(reader: .workers(settings, timeLimit: Patience.duration)))
    let reading = try await scanner.reading(of: .bytes(png(), name: "front"))
    #expect(reading.file == "front")
    #expect(reading.sha256.contains { $0 != "0" }, "the worker saw the bytes")
    let error = await #expect(throws: LabelScanError.self) {
      try await scanner.reading(of: "crash.jpg")
    }
    #expect(error?.failure(of: "crash.jpg")?.code == "workerCrashed")
    await scanner.shutDown()
  }

  @Test("A folder in the place of a photo fails, and an empty folder has no records")
  func oddPlaces() async throws {
    let folder = try TemporaryFolder()
    let (scanner, log) = scanner()
    let error = await #expect(throws: LabelScanError.self) {
      try await scanner.reading(of: .file(folder.path, name: "photos"))
    }
    #expect(error?.failure(of: "photos")?.stage == .open)
    for try await element in scanner.records(in: folder.path) { Issue.record("\(element.file)") }
    #expect(await scanner.readings(of: []).isEmpty)
    #expect(log.read.withLock { $0 }.isEmpty)
  }

  @Test("The same photo twice in a folder has two records, and the engine is named before any")
  func copiesInFolder() async throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png"] {
      try Data(png()).write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let (scanner, log) = scanner()
    let engine = try await scanner.engine()
    #expect(engine.name == "test" && engine.models == ["none"])
    #expect(log.read.withLock { $0 }.isEmpty)
    var files: [String] = []
    for try await element in scanner.records(in: folder.path) {
      _ = try element.result.get()
      files.append(element.file)
    }
    #expect(files == ["a.png", "b.png"])
  }

  @Test("A batch needs worker processes, and reads with those of its scanner")
  func batch() async throws {
    let folder = try TemporaryFolder()
    let (inProcess, _) = scanner()
    #expect(throws: LabelScanError.noWorkers) {
      try inProcess.batch(to: try BatchOutput(folder.file("none"), start: .new, grouping: .file))
    }
    let photos = try TemporaryFolder()
    for (name, level) in [("a.png", 1), ("crash.png", 2)] as [(String, UInt8)] {
      try Data(png(level)).write(to: URL(fileURLWithPath: photos.file(name)))
    }
    let settings = WorkerSettings(
      executable: try BuiltProgram("FaultyWorker").path, arguments: [], count: 1,
      startTimeLimit: Patience.duration)
    let scanner = LabelScanner(.init(reader: .workers(settings, timeLimit: Patience.duration)))
    let output = try BatchOutput(folder.file("out"), start: .new, grouping: .file)
    let batch = try scanner.batch(to: output)
    let summary = try await batch.run(PhotoWalk(photos.path), stop: StopRequest()) { _ in }
    await scanner.shutDown()
    #expect(summary.read == 1 && summary.failed == 1)
    let lines = try String(contentsOfFile: folder.file("out/records.jsonl"), encoding: .utf8)
    #expect(lines.split(separator: "\n").count == 1 && lines.contains("a.png"))
  }

  @Test("Another engine's text becomes a record of its own")
  func text() async throws {
    let (scanner, _) = scanner()
    let page = RecognizedPage(
      source: "can.txt", size: nil,
      lines: ["Crude protein 10.5 %", "Crude fat 6.5 %"].map { line in
        TextLine(words: line.split(separator: " ").map { Word(text: String($0)) })
      })
    let record = await scanner.record(ofText: page)
    #expect(record.origin == .text("can.txt"))
    #expect(record.nutrients[.protein]?.quantity == Quantity(Decimal(105) / 10, .percent))
  }
}

extension LabelScanError {
  /// The failure of a photo that could not be read.
  fileprivate func failure(of photo: String) -> PhotoFailure? {
    if case .unreadable(let failures) = self {
      failures.first { $0.name == photo }?.failure
    } else {
      nil
    }
  }
}
