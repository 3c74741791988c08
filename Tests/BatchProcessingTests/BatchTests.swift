import BatchProcessing
import Foundation
import LabelModel
import LabelTestSupport
import PhotoReading
import ProductStore
import Synchronization
import Testing

/// Runs batches with workers that need no photos: `FaultyWorker` does as the files' names say.
struct BatchTests {
  /// Photos of a folder that is taken away after the first one.
  private struct VanishingFolder: PhotoSource {
    let origin: PhotoRoot?
    private var names = ["a.jpg", "b.jpg"]

    init(_ path: String) { origin = PhotoWalk(path).origin }

    mutating func next() throws(BatchError) -> FoundPhoto? {
      guard !names.isEmpty, let origin else { return nil }
      let name = names.removeFirst()
      guard name != "a.jpg" else { return .photo(path: "/photos/a.jpg", file: name) }
      rmdir(origin.path)
      let missing = PhotoFailure(stage: .open, code: "notFound", message: "no file")
      return .failure(file: name, missing)
    }
  }

  @Test("Every photo is once in records or failures, whatever the photos do")
  func isolatesBadPhotos() async throws {
    let folder = try TemporaryFolder()
    let names = [
      "a.jpg", "crash.jpg", "b.jpg", "garbage.jpg", "bad.jpg", "unrecordable.jpg", "exit.jpg",
      "chatter.jpg", "c.jpg",
    ]
    let summary = try await runBatch(names, to: folder)
    // The limit of a photo that hangs would be too short for the others on a busy machine.
    let hanging = try await runBatch(
      names + ["hang.jpg"], to: folder, start: .resume, timeLimit: .milliseconds(300))
    let lines = try OutputLines(folder.file("out"))
    #expect(Set(lines.images) == [["a.jpg"], ["b.jpg"], ["c.jpg"], ["chatter.jpg"]])
    #expect(lines.table.count == 5, "a header and a row a record")
    let codes = Dictionary(uniqueKeysWithValues: lines.failures.map { ($0.file, $0.error) })
    #expect(
      codes == [
        "crash.jpg": "workerCrashed", "hang.jpg": "timedOut", "garbage.jpg": "workerGarbled",
        "bad.jpg": "notAnImage", "exit.jpg": "workerExited", "unrecordable.jpg": "noRecord",
      ])
    #expect(summary.read == 4)
    #expect(summary.failed == 5)
    #expect(hanging.read == 0 && hanging.failed == 1 && hanging.doneBefore == 9)
    #expect(!summary.isStopped)
  }

  @Test("A folder that is taken away ends the batch, and its photos have not failed")
  func folderIsTakenAway() async throws {
    let folder = try TemporaryFolder()
    let photos = folder.file("photos")
    try #require(mkdir(photos, 0o700) == 0)
    await #expect(throws: BatchError.folderGone(path: photos)) {
      try await runBatch(VanishingFolder(photos), to: folder, jobs: 1)
    }
    let stopped = try OutputLines(folder.file("out"))
    #expect(stopped.images == [["a.jpg"]] && stopped.failures.isEmpty)
    let summary = try await runBatch(["a.jpg", "b.jpg"], to: folder, start: .resume)
    #expect(summary.read == 1 && summary.doneBefore == 1 && summary.failedInAll == 0)
  }

  @Test("Without recognition models the batch ends at once and blames no photo")
  func endsWithoutModels() async throws {
    let folder = try TemporaryFolder()
    let error = BatchError.workers(.cannotStart("no eng.traineddata in /nowhere"))
    await #expect(throws: error) {
      try await runBatch(["a.jpg", "b.jpg"], to: folder, mode: "modelless")
    }
    let lines = try OutputLines(folder.file("out"))
    #expect(lines.failures.isEmpty)
    #expect(lines.records.isEmpty)
  }

  @Test("A torn last line is cut off, and its photo read again")
  func resumesAfterATornLine() async throws {
    let folder = try TemporaryFolder()
    _ = try await runBatch(["a.jpg", "b.jpg", "bad.jpg"], to: folder, jobs: 1)
    let records = folder.file("out/records.jsonl")
    let whole = try Data(contentsOf: URL(fileURLWithPath: records))
    let second = try #require(whole.firstIndex(of: UInt8(ascii: "\n"))) + 1
    try whole.prefix(second + 40).write(to: URL(fileURLWithPath: records))
    let failures = folder.file("out/failures.jsonl")
    let handle = try #require(FileHandle(forWritingAtPath: failures))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(#"{"error":"timedO"#.utf8))
    try handle.close()
    let summary = try await runBatch(
      ["a.jpg", "b.jpg", "bad.jpg", "c.jpg"], to: folder, start: .resume, jobs: 1)
    #expect(summary.doneBefore == 2)
    #expect(summary.read == 2)
    let lines = try OutputLines(folder.file("out"))
    #expect(lines.images == [["a.jpg"], ["b.jpg"], ["c.jpg"]])
    #expect(lines.failures.map(\.file) == ["bad.jpg"])
    #expect(lines.table.count == 4)
  }

  @Test("An earlier batch's output is refused, unless it is to be resumed or replaced")
  func refusesToOverwrite() async throws {
    let folder = try TemporaryFolder()
    _ = try await runBatch(["a.jpg"], to: folder)
    let records = folder.file("out/records.jsonl")
    await #expect(throws: BatchError.outputExists(path: records)) {
      try await runBatch(["b.jpg"], to: folder)
    }
    _ = try await runBatch(["b.jpg"], to: folder, start: .replace)
    #expect(try OutputLines(folder.file("out")).images == [["b.jpg"]])
  }

  @Test("A second batch cannot write to the same folder at the same time")
  func refusesTwoWriters() throws {
    let folder = try TemporaryFolder()
    let first = try BatchOutput(folder.file("out"), start: .new, grouping: .file)
    #expect(throws: BatchError.outputInUse(path: folder.file("out/records.jsonl"))) {
      try BatchOutput(folder.file("out"), start: .resume, grouping: .file)
    }
    #expect(first.folder == folder.file("out"))
  }

  @Test("A damaged line is named, not passed over")
  func namesADamagedLine() async throws {
    let folder = try TemporaryFolder()
    _ = try await runBatch(["a.jpg"], to: folder)
    let records = folder.file("out/records.jsonl")
    let text = try String(contentsOfFile: records, encoding: .utf8)
    try Data((text + "{}\n").utf8).write(to: URL(fileURLWithPath: records))
    #expect(throws: BatchError.damaged(path: records, line: 2)) {
      try BatchOutput(folder.file("out"), start: .resume, grouping: .file)
    }
  }

  @Test("A folder's photos make one record, also after a stop in the middle")
  func groupsByFolder() async throws {
    let folder = try TemporaryFolder()
    let names = ["alone.jpg", "p/back.jpg", "p/bad.jpg", "p/front.jpg", "q/front.jpg"]
    let stop = StopRequest()
    let first = try await runBatch(names, to: folder, grouping: .folder, jobs: 1, stop: stop) {
      event in
      if event == .read(file: "p/back.jpg") { stop.request() }
    }
    #expect(first.isStopped)
    #expect(try OutputLines(folder.file("out")).records.isEmpty)
    await #expect(throws: BatchError.otherGrouping(path: folder.file("out"))) {
      try await runBatch(names, to: folder, start: .resume, grouping: .file)
    }
    let second = try await runBatch(names, to: folder, start: .resume, grouping: .folder, jobs: 1)
    #expect(second.doneBefore == 2)
    let lines = try OutputLines(folder.file("out"))
    #expect(lines.images == [["alone.jpg"], ["p/back.jpg", "p/front.jpg"], ["q/front.jpg"]])
    #expect(lines.failures.map(\.file) == ["p/bad.jpg"])
    #expect(!FileManager.default.fileExists(atPath: folder.file("out/readings.jsonl")))
    let third = try await runBatch(names, to: folder, start: .resume, grouping: .folder)
    #expect(third.doneBefore == 5)
    #expect(third.read == 0)
  }

  @Test("Photos that show the same barcode make one record, the others one each")
  func groupsByBarcode() async throws {
    let folder = try TemporaryFolder()
    let prepared = Mutex<[[String]]>([])
    _ = try await runBatch(
      ["b4017721837194.jpg", "plain.jpg", "a/b4017721837194.jpg", "b0036000291452.jpg"],
      to: folder, grouping: .barcode,
      prepare: { gtins in prepared.withLock { $0.append(gtins.map(\.digits)) } })
    #expect(prepared.withLock { $0 } == [["0036000291452", "4017721837194"]])
    #expect(
      try OutputLines(folder.file("out")).images == [
        ["a/b4017721837194.jpg", "b4017721837194.jpg"], ["b0036000291452.jpg"], ["plain.jpg"],
      ])
  }

  @Test("Folders whose names Unicode takes for the same text are two")
  func groupsByBytes() async throws {
    let folder = try TemporaryFolder()
    let names = ["cafe\u{301}/a.jpg", "caf\u{E9}/a.jpg"]
    _ = try await runBatch(names, to: folder, grouping: .folder)
    let images = try OutputLines(folder.file("out")).images
    #expect(images.map { $0.map { Array($0.utf8) } } == names.map { [Array($0.utf8)] })
  }

  @Test("A batch is resumed with its own grouping only")
  func resumesItsGrouping() async throws {
    let folder = try TemporaryFolder()
    let out = folder.file("out")
    for (first, second) in [
      (PhotoGrouping.file, PhotoGrouping.folder), (.folder, .file), (.folder, .barcode),
    ] {
      _ = try await runBatch(["p/a.jpg"], to: folder, start: .replace, grouping: first)
      await #expect(throws: BatchError.otherGrouping(path: out)) {
        try await runBatch(["p/b.jpg"], to: folder, start: .resume, grouping: second)
      }
      let summary = try await runBatch(["p/b.jpg"], to: folder, start: .resume, grouping: first)
      #expect(summary.read == 1)
    }
  }

  @Test("A link to a file is refused, and the file stays as it is")
  func refusesLinks() async throws {
    let folder = try TemporaryFolder()
    let target = folder.file("letter.txt")
    try Data("a letter".utf8).write(to: URL(fileURLWithPath: target))
    try FileManager.default.createDirectory(
      atPath: folder.file("out"), withIntermediateDirectories: true)
    let link = folder.file("out/records.jsonl")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let error = BatchError.cannotCreate(path: link, reason: "it is a link to another file")
    await #expect(throws: error) { try await runBatch(["a.jpg"], to: folder, start: .replace) }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "a letter")
  }

  @Test("After a stop the photos in hand are finished and no more begun")
  func stopsAfterThePhotoInHand() async throws {
    let folder = try TemporaryFolder()
    let stop = StopRequest()
    let names = (1...20).map { "slow\($0).jpg" }
    let summary = try await runBatch(names, to: folder, jobs: 2, stop: stop) { _ in stop.request() }
    #expect(summary.isStopped)
    #expect((1...3).contains(summary.read))
    #expect(try OutputLines(folder.file("out")).records.count == summary.read)
  }

  @Test(
    "A database that is in use ends the batch and settles no photo",
    arguments: [PhotoGrouping.file, .folder])
  func endsWithTheDatabase(grouping: PhotoGrouping) async throws {
    let folder = try TemporaryFolder()
    let names = ["p/a.jpg", "q/b.jpg", "r/c.jpg"]
    let path = folder.file("a.db")
    let kept = Mutex<[String]>([])
    await #expect(throws: BatchError.store(.inUse(path: path))) {
      try await runBatch(
        names, to: folder, grouping: grouping, jobs: 1,
        keep: { (record: ProductRecord) throws(ProductStoreError) in
          guard case .images(let images) = record.origin, images[0].file == "p/a.jpg" else {
            throw .inUse(path: path)
          }
          kept.withLock { $0.append(images[0].file) }
        })
    }
    #expect(kept.withLock { $0 } == ["p/a.jpg"])
    var lines = try OutputLines(folder.file("out"))
    #expect(lines.images == [["p/a.jpg"]])
    #expect(lines.failures.isEmpty)
    let summary = try await runBatch(names, to: folder, start: .resume, grouping: grouping, jobs: 1)
    #expect(summary.read == (grouping == .file ? 2 : 0), "kept readings are not read again")
    lines = try OutputLines(folder.file("out"))
    #expect(lines.images == names.map { [$0] })
  }

  @Test("A device that is always full stops the batch with the reason")
  func reportsAFullDisk() async throws {
    let folder = try TemporaryFolder()
    let out = folder.file("out")
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: out + "/failures.jsonl", withDestinationPath: "/dev/full")
    let error = BatchError.cannotWrite(
      path: out + "/failures.jsonl", reason: "No space left on device")
    await #expect(throws: error) { try await runBatch(["a.jpg", "bad.jpg"], to: folder, jobs: 1) }
    #expect(try String(contentsOfFile: out + "/records.jsonl", encoding: .utf8).contains("a.jpg"))
  }
}
