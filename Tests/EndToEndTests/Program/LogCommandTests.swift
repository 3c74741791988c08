import Foundation
import LabelTestSupport
import Testing

@Suite("The log of commands") struct LogCommandTests {
  @Test("Says which commands ran and how they ended, and nothing of what was typed")
  func shows() async throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram("labelscan").path
    let shell = BuiltProgram(path: "/bin/sh")
    func run(_ arguments: String) async throws -> BuiltProgram.Outcome {
      try await shell.run(
        ["-c", "LABELSCAN_LOG=a.log LABELSCAN_DATABASE=secret.db '\(program)' \(arguments)"],
        in: folder.path)
    }
    #expect(try await run("diary add --manual 'secret pie' --calories 5 --yes").status == 0)
    #expect(try await run("diary day 2026-11-20").status == 0)
    #expect(try await run("diary delete 987654321").status == 65)
    let shown = try await run("log")
    let lines = String(decoding: shown.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3 && lines[0].contains("DiaryAdd") && lines[0].contains("exit 0"))
    #expect(lines[1].contains("DiaryDay") && lines[2].contains("DiaryDelete"))
    #expect(lines[2].contains("badData"))
    let summary = String(decoding: try await run("log summary --json").output, as: UTF8.self)
    #expect(summary.contains(#""command":"DiaryDelete""#) && summary.contains(#""successRate":0}"#))
    #expect(summary.contains(#""command":"DiaryAdd""#) && summary.contains(#""runs":1"#))
    #expect(try await run("log export -o out.jsonl").status == 0)
    let exported = try String(contentsOfFile: folder.file("out.jsonl"), encoding: .utf8)
    #expect(exported.split(separator: "\n").count == 5)
    for word in ["secret", "pie", "987654321", folder.path] { #expect(!exported.contains(word)) }
    let off = try await shell.run(
      ["-c", "LABELSCAN_LOG=off '\(program)' log"], in: folder.path)
    #expect(off.status == 66)
  }
}
