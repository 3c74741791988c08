import Foundation
import LabelTestSupport
import Testing

/// Runs `labelscan diary sync` as a user does.
@Suite("A shared diary") struct DiarySyncCommandTests {
  @Test("A file that cannot be read keeps nothing else back, and is no success")
  func reportsAnUnreadableFile() async throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram("labelscan")
    let shared = folder.file("shared")
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: false)
    func sync(_ database: String) async throws -> BuiltProgram.Outcome {
      try await program.run(
        ["diary", "sync", "shared", "--database", database], in: folder.path)
    }
    let pie = try await program.run(
      [
        "diary", "add", "--yes", "--manual", "pie", "--portion", "1 piece", "--calories", "9",
        "--database", "a.db",
      ], in: folder.path)
    #expect(pie.status == 0, "\(pie.complaints)")
    #expect(try await sync("a.db").status == 0)
    let name = "labelscan-diary-other.jsonl"
    try Data("no diary".utf8).write(to: URL(fileURLWithPath: shared + "/" + name))
    let second = try await sync("b.db")
    #expect(second.status == 1 && second.complaints.contains(name))
    #expect(second.complaints.contains("the next sync tries it again"))
    let said = String(decoding: second.output, as: UTF8.self)
    #expect(said.contains("from 1 other machine"), "the sound file is read: \(said)")
  }
}
