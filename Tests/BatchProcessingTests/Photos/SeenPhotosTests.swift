import BatchProcessing
import Digests
import Foundation
import LabelModel
import LabelTestSupport
import PhotoReading
import Testing

/// Photos of the same bytes, and photos that end workers, over real files: `FaultyWorker` notes in
/// `reads.log` what it reads.
struct SeenPhotosTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ files: [String: String]) throws {
    for (name, content) in files {
      let url = URL(fileURLWithPath: folder.file("photos/" + name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
    }
  }

  private func run(
    grouping: PhotoGrouping = .file, jobs: Int = 3, start: BatchOutput.Start = .resume
  ) async throws -> BatchSummary {
    let pool = WorkerPool(
      WorkerSettings(
        executable: try BuiltProgram("FaultyWorker").path, arguments: [], count: jobs,
        startTimeLimit: Patience.duration))
    let output = try BatchOutput(folder.file("out"), start: start, grouping: grouping)
    let batch = Batch(
      pool: pool, output: output, grouping: grouping, jobs: jobs, timeLimit: Patience.duration
    ) { readings in
      let file = readings[0].file
      let evidence = Evidence(image: file, text: "fat 4 g")
      return ProductRecord(
        status: .incomplete, basis: .per100g,
        nutrients: [.fat: NutrientValue(Quantity(4, .gram), source: .ocr, evidence: evidence)],
        perServing: [.fat: NutrientValue(Quantity(1, .gram), source: .ocr, evidence: evidence)],
        forReview: [
          ReviewValue(
            nutrient: .salt, basis: .per100g, quantity: Quantity(2, .gram),
            confidence: Confidence(0.5), reason: Message(text: "doubtful"), evidence: evidence)
        ],
        rejected: [
          RejectedValue(
            nutrient: .salt, source: .ocr, quantity: Quantity(200, .gram),
            rule: FindingRule(rawValue: "X"), message: Message(text: "no"),
            evidence: evidence)
        ],
        ingredients: IngredientList(text: "salt", evidence: evidence),
        origin: .images(readings.map { ImageReference(file: $0.file, sha256: $0.sha256) }))
    }
    let summary: BatchSummary
    do {
      summary = try await batch.run(
        PhotoWalk(folder.file("photos")), stop: StopRequest(), report: { _ in })
    } catch {
      await pool.shutDown()
      throw error
    }
    await pool.shutDown()
    return summary
  }

  private func reads() throws -> [String] {
    let log = folder.file("photos/reads.log")
    return FileManager.default.fileExists(atPath: log) ? try wholeLines(of: log) : []
  }

  private func failureLines() throws -> [FailureLine] {
    try wholeLines(of: folder.file("out/failures.jsonl")).map {
      try JSONDecoder().decode(FailureLine.self, from: Data($0.utf8))
    }
  }

  private func failures() throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try failureLines().map { ($0.file, $0.error) })
  }

  private func sha256(_ text: String) -> String? { Digests.sha256(Array(text.utf8)) }

  @Test("Photos of the same bytes are read once, and each has a record that names it alone")
  func readsTheSameBytesOnce() async throws {
    try make([
      "logged1.jpg": "one", "logged2.jpg": "one", "logged3.jpg": "one", "logged4.jpg": "two",
    ])
    let summary = try await run()
    #expect(try reads().count == 2)
    #expect(summary.read == 4)
    #expect(summary.identical == 2)
    let lines = try wholeLines(of: folder.file("out/records.jsonl"))
    #expect(lines.count == 4)
    for line in lines {
      let names = Set(line.matches(of: /logged\d\.jpg/).map { String($0.output) })
      #expect(names.count == 1, "the photo, and no other, is where each value was seen")
    }
    #expect(try wholeLines(of: folder.file("out/records.csv")).count == 5)
  }

  @Test("A copy that is added before a batch is resumed is not read")
  func remembersEarlierRuns() async throws {
    try make(["logged1.jpg": "one"])
    _ = try await run()
    try make(["logged2.jpg": "one"])
    let summary = try await run()
    #expect(summary.doneBefore == 1)
    #expect(summary.identical == 1)
    #expect(try reads() == ["logged1.jpg"])
  }

  @Test("Copies in one folder are read once and stand in its record")
  func readsGroupedCopiesOnce() async throws {
    try make(["logged1.jpg": "one", "logged2.jpg": "one"])
    _ = try await run(grouping: .folder)
    #expect(try reads().count == 1)
    let lines = try wholeLines(of: folder.file("out/records.jsonl"))
    #expect(lines.count == 1)
    guard case .images(let images) = try ProductRecord(json: Data(lines[0].utf8)).origin else {
      Issue.record("the record names no photos")
      return
    }
    #expect(images.map(\.file) == ["logged1.jpg", "logged2.jpg"])
  }

  @Test("A copy of a photo that ends workers is not tried, and named")
  func triesNoCopyOfPoison() async throws {
    try make(["loggedcrash1.jpg": "one", "loggedcrash2.jpg": "one", "a.jpg": "two"])
    let summary = try await run()
    #expect(summary.failed == 2)
    #expect(try reads().count == 2, "two tries of one of them")
    #expect(
      try failures() == [
        "loggedcrash1.jpg": "workerCrashed", "loggedcrash2.jpg": "workerCrashed",
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.file("out/tries.jsonl")))
  }

  @Test("A copy of a photo that ended workers in an earlier run is not tried either")
  func remembersPoison() async throws {
    try make(["loggedcrash1.jpg": "one", "bad1.jpg": "two"])
    _ = try await run()
    try make(["loggedcrash2.jpg": "one", "bad2.jpg": "two"])
    let summary = try await run()
    #expect(summary.doneBefore == 2 && summary.failed == 2)
    #expect(try reads() == ["loggedcrash1.jpg", "loggedcrash1.jpg"])
    #expect(try failures()["loggedcrash2.jpg"] == "workerCrashed")
    let digests = try failureLines().reduce(into: [:]) { $0[$1.file] = $1.sha256 }
    #expect(digests == ["loggedcrash1.jpg": sha256("one"), "loggedcrash2.jpg": sha256("one")])
  }

  @Test("Names that differ in bytes only, as composed and decomposed letters do, are two photos")
  func tellsNamesApart() async throws {
    try make(["caf\u{E9}.jpg": "one"])
    _ = try await run()
    try make(["cafe\u{301}.jpg": "two"])
    let summary = try await run()
    #expect(summary.doneBefore == 1 && summary.read == 1)
    var names = PhotoNames()
    let areNew = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"].map { names.insert($0) }
    #expect(areNew == [true, true, false])
    #expect(names.contains("cafe\u{301}") && !names.contains("cafe"))
  }

  @Test(
    "A photo that ended workers before a batch was stopped is not tried a third time",
    arguments: [(0, 2, "workerCrashed"), (1, 1, "workerCrashed"), (2, 0, "quarantined")])
  func triesNoThirdTime(before: Int, tries: Int, code: String) async throws {
    try make(["loggedcrash.jpg": "one", "a.jpg": "two"])
    try FileManager.default.createDirectory(
      atPath: folder.file("out"), withIntermediateDirectories: true)
    let line = #"{"file":"loggedcrash.jpg"}"# + "\n"
    let noted = String(repeating: line, count: before) + #"{"file":"a.j"#
    try Data(noted.utf8).write(to: URL(fileURLWithPath: folder.file("out/tries.jsonl")))
    let summary = try await run(jobs: 1)
    #expect(summary.read == 1)
    #expect(try reads().count == tries)
    #expect(try failures() == ["loggedcrash.jpg": code])
    _ = try await run(jobs: 1)
    #expect(try reads().count == tries)
  }

  @Test("Starting anew forgets what ended workers before")
  func beginsAnew() async throws {
    try make(["loggedcrash.jpg": "one"])
    try FileManager.default.createDirectory(
      atPath: folder.file("out"), withIntermediateDirectories: true)
    let line = #"{"file":"loggedcrash.jpg"}"# + "\n"
    try Data((line + line).utf8).write(to: URL(fileURLWithPath: folder.file("out/tries.jsonl")))
    _ = try await run(start: .replace)
    #expect(try reads().count == 2)
  }

  @Test("Workers that end one after the other are started ever later, up to half a second")
  func startsLater() {
    let pauses = [0, 1, 2, 3, 4, 5, 6, 7, 1000].map { WorkerPool.restartPause(afterDeaths: $0) }
    #expect(pauses == [0, 0, 0, 50, 100, 200, 400, 500, 500].map { .milliseconds($0) })
  }

  @Test("The oldest photos are forgotten, and a photo that is noted again is not newer")
  func forgetsTheOldest() throws {
    var seen = SeenPhotos(capacity: 2)
    let digests = try ["one", "two", "three"].map { text in
      let digest = try #require(sha256(text))
      return try #require(SeenPhotos.Digest(digest))
    }
    for (place, digest) in digests.prefix(2).enumerated() {
      seen.note(digest, .written(Int64(place)..<9))
    }
    seen.note(digests[0], .written(0..<9))
    seen.note(digests[2], .written(2..<9))
    #expect(seen[digests[0]] == nil)
    #expect(seen[digests[1]] == .written(1..<9))
    #expect(seen[digests[2]] == .written(2..<9))
    #expect(SeenPhotos.Digest("12") == nil)
    let digits = String(repeating: "0", count: 60) + "00af"
    #expect(SeenPhotos.Digest(digits)?.description == digits)
  }
}
