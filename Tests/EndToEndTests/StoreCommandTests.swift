import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs the commands on the database of records as a user does.
@Suite("Database of records") struct StoreCommandTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await program.run(arguments + ["--database", "a.db"], in: folder.path)
  }

  @Test("A scan that is kept can be listed, found, shown, edited, marked, exported and removed")
  func keeps() async throws {
    let sample = SampleRun.samples + "/pet-de-flat.jpg"
    #expect(try await run("scan", "--offline", "--save", "--name", "Lachs", sample).status == 0)
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    let history = String(decoding: try await run("history").output, as: UTF8.self)
    #expect(history.split(separator: "\n").count == 1)
    #expect(history.contains("2000000000107") && history.contains("Lachs"))
    #expect(try await run("search", "lac").output == Data(history.utf8))
    let nothing = try await run("search", "huhn")
    #expect(nothing.status == 0 && nothing.output.isEmpty)
    #expect(nothing.complaints.contains("no product has words that begin so"))
    let listed = try await run("history", "--json").output
    let line = try JSONSerialization.jsonObject(with: listed) as? [String: Any]
    #expect(line?["barcode"] as? String == "2000000000107" && line?["name"] as? String == "Lachs")
    #expect(line?["id"] as? Int == 1 && line?["brand"] as? String == "Katzenkontor")

    #expect(
      try await run("edit", "2000000000107", "--reject", "fat", "--manual", "fat=9").status == 0)
    let edited = try ProductRecord(json: try await run("show", "#1", "--json").output)
    #expect(edited.nutrients[.fat]?.quantity == Quantity(9, .percent))
    #expect(try ProductRecord(json: try await run("show", "1", "--json").output) == edited)
    // A barcode with a wrong check digit is no number of the history.
    #expect(try await run("show", "2000000000108").status == 64)
    #expect(try await run("favourite", "2000000000107").status == 0)
    let statistics = try await run("stats", "--json").output
    let counts = try JSONSerialization.jsonObject(with: statistics) as? [String: Any]
    #expect(counts?["products"] as? Int == 1 && counts?["scans"] as? Int == 2)
    #expect(counts?["favourites"] as? Int == 1)

    let lines = try await run("export").output.split(separator: UInt8(ascii: "\n"))
    #expect(try lines.map { try ProductRecord(json: $0) } == [edited])
    let table = String(
      decoding: try await run("export", "--format", "off-csv").output, as: UTF8.self)
    #expect(table.contains("2000000000107,Lachs,"))
    #expect(try await run("delete", "2000000000107").status == 0)
    #expect(try await run("history").output.isEmpty)
    let gone = try await run("show", "2000000000107")
    #expect(gone.status == 65 && gone.complaints.contains("has no product 2000000000107"))
  }

  @Test("Scans go by themselves once a database is told how long to keep them, products do not")
  func retention() async throws {
    let sample = SampleRun.samples + "/pet-de-flat.jpg"
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    #expect(try await run("favourite", "#1").status == 0)
    func scans() async throws -> Int? {
      let counts = try JSONSerialization.jsonObject(
        with: try await run("stats", "--json").output)
      return (counts as? [String: Any])?["scans"] as? Int
    }
    #expect(try await scans() == 1)
    let shown = try await run("retention")
    #expect(shown.output == Data("scans: forever\nphotos' names: forever\ndiary: forever\n".utf8))
    let set = try await run("retention", "--standard")
    #expect(set.output == Data("scans: 30 days\nphotos' names: 7 days\ndiary: 90 days\n".utf8))
    #expect(try await run("favourite", "#1").status == 0)
    #expect(try await scans() == 1)
    let none = String(
      decoding: try await run("retention", "--scans", "0").output, as: UTF8.self)
    #expect(none.contains("removed: 1 scans"))
    #expect(try await scans() == 0)
    #expect(try await run("show", "#1").status == 0)
    for arguments in [["--scans", "-1"], ["--photos", "soon"], ["--standard", "--scans", "3"]] {
      #expect(
        try await program.run(
          ["retention"] + arguments + ["--database", "a.db"], in: folder.path
        ).status == 64)
    }
  }

  @Test("Commands on a database that is not there make none")
  func needsDatabase() async throws {
    for command in ["history", "stats", "export"] {
      let outcome = try await run(command)
      #expect(outcome.status == 66 && outcome.complaints.contains("there is no database a.db"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("a.db")))
  }

  @Test("A batch that is killed loses no record that it acknowledged")
  func batchSurvivesKill() async throws {
    let sample = SampleRun.samples + "/pet-de-flat.jpg"
    for index in 0..<6 {
      try FileManager.default.copyItem(atPath: sample, toPath: folder.file("p\(index).jpg"))
    }
    _ = try await BuiltProgram(path: "/usr/bin/timeout").run(
      [
        "-s", "KILL", "3", program.path, "batch", "--offline", ".", "--output", "out",
        "--database", "a.db",
      ], in: folder.path)
    let written =
      (try? Data(contentsOf: URL(fileURLWithPath: folder.file("out/records.jsonl"))))
      .map { $0.split(separator: UInt8(ascii: "\n")).count } ?? 0
    let outcome = try await run("batch", "--offline", ".", "--output", "out", "--resume")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let statistics = try await run("stats", "--json").output
    let counts = try JSONSerialization.jsonObject(with: statistics) as? [String: Any]
    #expect(counts?["products"] as? Int == 1)
    #expect((counts?["scans"] as? Int ?? 0) >= max(6, written))
  }
}
