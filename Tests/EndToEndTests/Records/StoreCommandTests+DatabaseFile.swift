import Foundation
import LabelModel
import LabelTestSupport
import ProductStore
import Testing

/// The file of the database: its disk, its permissions, and many programs on it.
extension StoreCommandTests {
  @Test(
    "A disk that is full for the database ends the batch; later --resume does every photo",
    .enabled(if: !isThreadSanitized), arguments: ["file", "folder"])
  func batchSurvivesAFullDisk(grouping: String) async throws {
    let run = try BatchRun(photos: [])
    for index in 0..<12 {
      let place = run.photos + "/\(index)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: Repository.samples + "/pet-de-flat.jpg", toPath: place + "/p.jpg")
    }
    let database = folder.file("a.db")
    let goals = ["diary", "goals", "--calories", "2000", "--database", database]
    #expect(try run.exitCode(goals) == 0)
    // In blocks of 512 bytes: room for the readings of all photos, and for some records in the journal.
    let attributes = try FileManager.default.attributesOfItem(atPath: database)
    let blocks = try #require(attributes[.size] as? Int) / 512 + 640
    let batch = [
      "batch", "--offline", run.photos, "--output", run.output, "--jobs", "1",
      "--group-by", grouping, "--database", database,
    ]
    #expect(try run.exitCode(batch, limit: "ulimit -f \(blocks)") == 74)
    #expect(try run.said.contains("free space on its disk; then go on with --resume"))
    #expect(try run.results().count < 12)
    #expect(try run.lines("failures.jsonl").isEmpty)
    #expect(try run.exitCode(batch + ["--resume"]) == 0)
    #expect(try run.results() == (0..<12).map { "\($0)/p.jpg" }.sorted())
  }

  @Test("A database is read and exported from a full disk", .enabled(if: !isThreadSanitized))
  func readsFromAFullDisk() async throws {
    let sample = Repository.samples + "/pet-de-flat.jpg"
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    let added = try await run("diary", "add", "--yes", "--manual", "pie", "--calories", "9")
    #expect(added.status == 0)
    func onFullDisk(_ command: String) async throws -> BuiltProgram.Outcome {
      // No file may grow, but a pipe may.
      try await BuiltProgram(path: "/bin/sh").run(
        [
          "-c",
          "(ulimit -f 0; '\(program.path)' \(command) --database a.db; echo \"exit $?\") 2>&1 | cat",
        ], in: folder.path)
    }
    for command in ["export", "diary export"] {
      let there = try await program.run(
        command.split(separator: " ").map(String.init) + ["--database", "a.db"], in: folder.path)
      let shown = try await onFullDisk(command)
      #expect(shown.output == there.output + Data("exit 0\n".utf8))
    }
    let changed = String(decoding: try await onFullDisk("favourite '#1'").output, as: UTF8.self)
    #expect(changed.contains("free space on its disk\nexit 74"), "\(changed)")
  }

  @Test("Many commands that make one database at once all succeed")
  func madeAtOnce() async throws {
    // More at once would reach the limit of waiting for another program on a loaded machine.
    for round in 1...8 {
      let database = folder.file("\(round).db")
      let run = try BatchRun(photos: [])
      let processes = try (1...4).map { number in
        try run.start([
          "diary", "add", "--yes", "--manual", "food \(number)", "--calories", "1", "--date",
          "2026-11-20", "--database", database,
        ])
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "round \(round)")
      }
      let day = try await program.run(["diary", "day", "2026-11-20", "--database", database])
      let text = String(decoding: day.output, as: UTF8.self)
      for number in 1...4 { #expect(text.contains("food \(number)"), "round \(round)") }
    }
  }

  @Test("A database that other users could read is closed to them, with a note")
  func closesToOthers() async throws {
    let pie = try await run("diary", "add", "--yes", "--manual", "pie", "--calories", "9")
    #expect(pie.status == 0)
    chmod(folder.file("a.db"), 0o644)
    let first = try await run("stats")
    #expect(first.complaints.contains("other users could read a.db; now only you can"))
    var status = stat()
    #expect(stat(folder.file("a.db"), &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try await !run("stats").complaints.contains("other users"))
    #expect(try await run("export", "-o", "new.jsonl").status == 0)
    #expect(stat(folder.file("new.jsonl"), &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("A file that is no database of records keeps its permissions")
  func leavesOthersFilesOpen() async throws {
    try Data("my notes\n".utf8).write(to: URL(fileURLWithPath: folder.file("notes.txt")))
    let cache = try await program.run(
      ["lookup", "--offline", "--cache", "answers.db", "4006381333931"], in: folder.path)
    #expect(cache.status != 0)
    for name in ["notes.txt", "answers.db"] {
      chmod(folder.file(name), 0o644)
      let shell = BuiltProgram(path: "/bin/sh")
      for command in ["history --database \(name)", "profile add milk --database \(name)"] {
        let outcome = try await shell.run(
          ["-c", "LABELSCAN_LOG=notes.txt '\(program.path)' \(command)"], in: folder.path)
        #expect(outcome.status != 0 && !outcome.complaints.contains("other users"))
      }
      var status = stat()
      #expect(stat(folder.file(name), &status) == 0 && status.st_mode & 0o777 == 0o644, "\(name)")
    }
  }
}
