import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs the commands that write a file, as a user does.
@Suite("Exports") struct ExportCommandTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await program.run(arguments + ["--database", "a.db"], in: folder.path)
  }

  private func save(_ sample: String) async throws {
    let scan = try await run("scan", "--offline", "--save", SampleRun.samples + "/" + sample)
    #expect(scan.status == 0, "\(scan.complaints)")
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test(
    "A database is never replaced by an output",
    arguments: ["export", "diary export", "diary meals export", "scan"])
  func sparesDatabases(command: String) async throws {
    try await save("pet-de-flat.jpg")
    let pie = try await run("diary", "add", "--yes", "--manual", "pie", "--calories", "9")
    #expect(pie.status == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.file("a.db")))
    let arguments =
      command == "scan"
      ? ["scan", "--offline", SampleRun.samples + "/pet-de-flat.jpg", "--annotate", "a.db"]
      : command.split(separator: " ").map(String.init) + ["-o", "a.db", "--database", "a.db"]
    let outcome = try await program.run(arguments, in: folder.path)
    #expect(outcome.status == 73)
    #expect(outcome.complaints.contains("a.db is a database, so it is left as it is; name another"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("a.db"))) == before)
  }

  @Test("A file's name may be as long as the file system allows, and no longer")
  func longNames() async throws {
    try await save("pet-de-flat.jpg")
    let longest = String(repeating: "a", count: 255)
    #expect(try await run("export", "-o", longest).status == 0)
    #expect(try names.contains(longest))
    let outcome = try await run("export", "-o", longest + "a")
    #expect(outcome.status == 73 && outcome.complaints.contains("File name too long"))
  }
}
