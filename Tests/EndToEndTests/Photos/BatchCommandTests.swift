import BatchProcessing
import Foundation
import LabelTestSupport
import Testing

/// Runs `labelscan batch` as a user does, and disturbs it.
struct BatchCommandTests {
  /// Photos of all sorts that take a moment each.
  private static let names =
    (1...40).map { "slow\($0).jpg" } + ["bad.jpg", "crash.jpg", "a/slow.jpg", "a/bad.jpg"]

  /// Seconds that photos which wait for the test may take: on a busy machine it may be long in coming.
  private static let patience = "600"

  @Test(
    "Killed at ten random moments and resumed, a batch has every photo exactly once",
    arguments: ["file", "folder"])
  func survivesKills(grouping: String) async throws {
    let run = try BatchRun(photos: Self.names)
    var random = SeededGenerator(seed: 20_260_101)
    let arguments = try run.batch("--resume", "--group-by", grouping)
    for _ in 1...10 {
      let process = try run.start(arguments)
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...400, using: &random)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    #expect(try run.exitCode(arguments) == 1, "some photos are bad")
    if grouping == "file" {
      #expect(try run.results() == Self.names.sorted())
    } else {
      let files = try run.lines("failures.jsonl").count
      #expect(files == 3)
      #expect(try run.lines("records.jsonl").count == 2, "a record for each folder")
    }
    try await run.waitForNoProcess()
  }

  @Test("A batch that is killed leaves no process behind, not even one that hangs")
  func leavesNoProcess() async throws {
    let run = try BatchRun(photos: ["a.jpg", "hang1.jpg", "hang2.jpg"])
    let process = try run.start(try run.batch())
    try await run.waitForARecord()
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try await run.waitForNoProcess()
  }

  @Test("Ctrl-C finishes the photos in hand and begins no more; the batch can be resumed")
  func stopsOnInterrupt() async throws {
    let run = try BatchRun(photos: ["a.jpg", "wait1.jpg", "wait2.jpg", "z.jpg"])
    let process = try run.start(try run.batch("--time-limit", Self.patience))
    for name in ["wait1.jpg.begun", "wait2.jpg.begun"] { try await run.waitForPhoto(name) }
    kill(process.processIdentifier, SIGINT)
    while process.isRunning, try !run.said.contains("Ctrl-C") {
      try await Task.sleep(for: .milliseconds(5))
    }
    for name in ["wait1.jpg.go", "wait2.jpg.go"] {
      try Data().write(to: URL(fileURLWithPath: run.photos + "/" + name))
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(try run.results() == ["a.jpg", "wait1.jpg", "wait2.jpg"])
    #expect(try run.exitCode(try run.batch("--resume")) == 0)
    #expect(try run.results() == ["a.jpg", "wait1.jpg", "wait2.jpg", "z.jpg"])
  }

  @Test("Another signal's message names no key", arguments: [SIGTERM, SIGHUP])
  func namesTheSignal(number: Int32) async throws {
    let run = try BatchRun(photos: ["a.jpg", "hang1.jpg", "hang2.jpg"])
    let process = try run.start(try run.batch("--time-limit", Self.patience))
    try await run.waitForARecord()
    kill(process.processIdentifier, number)
    while process.isRunning, try !run.said.contains("at once") {
      try await Task.sleep(for: .milliseconds(5))
    }
    let said = try run.said
    #expect(said.contains("send the signal again to stop at once") && !said.contains("Ctrl-C"))
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    try await run.waitForNoProcess()
  }

  @Test("A second Ctrl-C does not wait for a photo that hangs")
  func stopsAtOnceOnTheSecondInterrupt() async throws {
    let run = try BatchRun(photos: ["a.jpg", "hang1.jpg", "hang2.jpg"])
    let process = try run.start(try run.batch("--time-limit", Self.patience))
    try await run.waitForARecord()
    kill(process.processIdentifier, SIGINT)
    while process.isRunning, try !run.said.contains("Ctrl-C") {
      try await Task.sleep(for: .milliseconds(5))
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    try await run.waitForNoProcess()
  }

  @Test(
    "A full disk ends the batch with whole lines, and it can be resumed",
    .enabled(if: !isThreadSanitized))
  func survivesAFullDisk() throws {
    let run = try BatchRun(photos: Self.names)
    #expect(try run.exitCode(try run.batch(), limit: "ulimit -f 8") == 74)
    #expect(try run.said.contains("cannot be written: File too large; make room"))
    #expect(try run.results().count < Self.names.count)
    #expect(try run.exitCode(try run.batch("--resume")) == 1)
    #expect(try run.results() == Self.names.sorted())
  }

  @Test("An output folder that is deleted meanwhile is an error, not a batch that seems done")
  func noticesADeletedOutput() async throws {
    let run = try BatchRun(photos: ["a.jpg", "wait1.jpg", "wait2.jpg", "z.jpg"])
    let process = try run.start(try run.batch("--time-limit", Self.patience))
    for name in ["wait1.jpg.begun", "wait2.jpg.begun"] { try await run.waitForPhoto(name) }
    try FileManager.default.removeItem(atPath: run.output)
    for name in ["wait1.jpg.go", "wait2.jpg.go"] {
      try Data().write(to: URL(fileURLWithPath: run.photos + "/" + name))
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(try run.said.contains("records.jsonl was deleted while the batch ran"))
    #expect(!FileManager.default.fileExists(atPath: run.output))
  }

  @Test("Workers get no secret of the environment")
  func keepsSecrets() throws {
    let run = try BatchRun(photos: ["environment.jpg"])
    let names = [
      "LABELSCAN_USDA_KEY", "LABELSCAN_FATSECRET_SECRET", "LABELSCAN_CONTRIBUTOR_PASSWORD",
      "https_proxy", "HTTP_PROXY",
    ]
    let set = names.map { "export \($0)=http://u:p@localhost:1" }.joined(separator: "; ")
    #expect(try run.exitCode(try run.batch(), limit: set + "; export LABELSCAN_CONTACT=c") == 1)
    let line = try #require(try run.lines("failures.jsonl").first)
    let failure = try JSONDecoder().decode(FailureLine.self, from: Data(line.utf8))
    let seen = Set(failure.message.split(separator: " ").map(String.init))
    #expect(seen.isDisjoint(with: names))
    #expect(seen.isSuperset(of: ["LABELSCAN_CONTACT", "PATH"]), "what a wrapper needs stays")
  }

  @Test("A batch with nothing left to do says why it fails, for earlier failures")
  func saysWhatFailedBefore() async throws {
    let run = try BatchRun(photos: ["a.jpg", "bad.jpg"])
    #expect(try run.exitCode(try run.batch()) == 1)
    let outcome = try await BuiltProgram("labelscan").run(try run.batch("--resume"))
    #expect(outcome.status == 1)
    #expect(
      String(decoding: outcome.output, as: UTF8.self).contains(
        "1 photo failed in earlier runs; to try a photo again, remove its line from failures.jsonl "
          + "and go on with --resume"))
    try Data().write(to: URL(fileURLWithPath: run.output + "/failures.jsonl"))
    let again = try await BuiltProgram("labelscan").run(try run.batch("--resume"))
    #expect(
      String(decoding: again.output, as: UTF8.self).hasPrefix(
        "0 photos read, 1 failed, 1 done before"))
  }

  @Test("A grouped batch advises a new output folder for photos that failed before")
  func saysWhatFailedInGroups() async throws {
    let run = try BatchRun(photos: ["a.jpg", "bad.jpg"])
    #expect(try run.exitCode(try run.batch("--group-by", "folder")) == 1)
    let arguments = try run.batch("--group-by", "folder", "--resume")
    let outcome = try await BuiltProgram("labelscan").run(arguments)
    #expect(
      String(decoding: outcome.output, as: UTF8.self).contains(
        "1 photo failed in earlier runs; to try them again, name a new output folder"))
  }

  @Test("Ctrl-\\ and SIGABRT end a batch at once", arguments: [SIGQUIT, SIGABRT])
  func endsAtOnce(number: Int32) async throws {
    let run = try BatchRun(photos: ["a.jpg", "hang1.jpg", "hang2.jpg"])
    let process = try run.start(try run.batch("--time-limit", Self.patience))
    try await run.waitForARecord()
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + number)
    #expect(try run.said.isEmpty)
    try await run.waitForNoProcess()
  }

  @Test("A photo beyond the time limit fails alone")
  func limitsTime() throws {
    let run = try BatchRun(photos: ["a.jpg", "hang.jpg", "z.jpg"])
    #expect(try run.exitCode(try run.batch("--time-limit", "0.5")) == 1)
    #expect(try run.results() == ["a.jpg", "hang.jpg", "z.jpg"])
    #expect(try run.lines("failures.jsonl").first?.contains("\"error\":\"timedOut\"") == true)
  }

  @Test("A list on standard input names the photos")
  func readsAList() throws {
    let run = try BatchRun(photos: ["a.jpg"])
    let photo = run.photos + "/a.jpg"
    var arguments = try run.batch()
    arguments[1] = "-"
    #expect(try run.exitCode(arguments, input: "\(photo)\n\n\(photo)\nother.txt\r\n") == 0)
    #expect(try run.results() == [photo, "other.txt"])
    #expect(try run.exitCode(try ["batch", "-"] + run.batch("--force").dropFirst(2)) == 66)
    #expect(
      try run.said == "labelscan: the list on standard input is empty; give one path a line\n")
    let again = try ["batch", "-"] + run.batch("--force").dropFirst(2)
    #expect(try run.exitCode(again, input: "\(photo)\0other.txt\0") == 66)
    #expect(try run.said.contains("it has NUL bytes, as find -print0 writes them"))
  }

  @Test("Missing models are told once, before anything is written")
  func reportsMissingModels() throws {
    let run = try BatchRun(photos: ["a.jpg", "b.jpg"])
    let arguments = [
      "batch", run.photos, "--output", run.output, "--tessdata", run.photos, "--model", "xyz",
    ]
    #expect(try run.exitCode(arguments) == 69)
    #expect(try run.said.contains("no xyz.traineddata in \(run.photos)"))
    #expect(try run.said.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: run.output))
  }

  @Test("What cannot begin says why, with its exit code")
  func refusesToBegin() throws {
    let run = try BatchRun(photos: ["a.jpg"])
    let photos = run.photos
    var missing = try run.batch()
    missing[1] = photos + "/nowhere"
    #expect(try run.exitCode(missing) == 66)
    #expect(try run.said == "labelscan: no folder \(photos)/nowhere; check the name\n")
    var file = try run.batch()
    file[1] = photos + "/a.jpg"
    #expect(try run.exitCode(file) == 66)
    var unwritable = try run.batch()
    unwritable[3] = photos + "/a.jpg/out"
    #expect(try run.exitCode(unwritable) == 73)
    #expect(try run.said.contains("Not a directory; choose another folder with --output"))
    #expect(try run.exitCode(["batch", photos]) == 64)
    #expect(try run.exitCode(["batch", photos, "--output", ""]) == 64)
    #expect(try run.said.contains("--output is empty; name a folder for the results"))
    #expect(try run.exitCode(["batch", photos, "--output", photos + "/"]) == 64)
    #expect(try run.said.contains("--output is the folder of the photos; name another one"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos) == ["a.jpg"])
    let above = URL(fileURLWithPath: photos).deletingLastPathComponent().path
    #expect(try run.exitCode(["batch", above, "--output", photos]) == 64)
    #expect(try run.said.contains("a folder of photos, a.jpg among them, which would be left out"))
    let year = above + "/2026"
    let folders = ["jan", "film.jpg", ".thumbnails"].map { year + "/" + $0 }
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: URL(fileURLWithPath: folders[2] + "/b.jpg"))
    let deep = folders[0] + "/a.JPG"
    try Data().write(to: URL(fileURLWithPath: deep))
    #expect(try run.exitCode(["batch", above, "--output", year]) == 64)
    #expect(try run.said.contains("a folder of photos, jan/a.JPG among them, which"))
    try FileManager.default.removeItem(atPath: year)
    #expect(try run.exitCode(try run.batch("--jobs", "0")) == 64)
    #expect(try run.exitCode(try run.batch()) == 0)
    #expect(try run.exitCode(try run.batch()) == 73)
    #expect(try run.said.contains("is there already; go on with --resume"))
    #expect(try run.exitCode(try run.batch("--force")) == 0)
    #expect(try run.results() == ["a.jpg"])
  }

  @Test("A folder without photos is an error")
  func refusesAnEmptyFolder() throws {
    let run = try BatchRun(photos: ["notes.txt"])
    #expect(try run.exitCode(try run.batch()) == 66)
    #expect(try run.said.contains("there are no photos in"))
  }

  @Test("Two shards read every photo once, and each is resumed as itself only")
  func readsShards() throws {
    let run = try BatchRun(photos: Self.names)
    #expect(try run.exitCode(try run.batch("--shard", "1/2")) >= 0)
    let first = try run.results()
    #expect(!first.isEmpty)
    #expect(try run.exitCode(try run.batch("--shard", "2/2", "--resume")) == 65)
    #expect(try run.said.contains("holds the results of --shard 1/2; resume with that one"))
    #expect(try run.exitCode(try run.batch("--resume")) == 65)
    #expect(try run.results() == first, "what is refused adds nothing")
    _ = try run.exitCode(try run.batch("--shard", "1/2", "--resume"))
    #expect(try run.results() == first)
    _ = try run.exitCode(try run.batch("--shard", "2/2", "--force"))
    #expect(try (run.results() + first).sorted() == Self.names.sorted())
    _ = try run.exitCode(try run.batch("--force"))
    #expect(try run.exitCode(try run.batch("--shard", "2/2", "--resume")) == 65)
    #expect(try run.said.contains("holds the results of a batch without --shard"))
    #expect(try run.exitCode(try run.batch("--shard", "3/2", "--force")) == 64)
    #expect(
      try run.exitCode(try run.batch("--shard", "1/2", "--force", "--group-by", "barcode")) == 64)
    #expect(try run.results() == Self.names.sorted(), "a refused command leaves what was there")
  }
}
