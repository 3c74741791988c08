import Foundation
import LabelTestSupport
import Testing

@Suite("Hostile files") struct HostileFilesTests {
  private static let scripts = Repository.folder.appending(path: "Tools/Robustness").path

  private func run(_ script: String, _ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await BuiltProgram(path: "/usr/bin/env")
      .run(["python3", "-B", Self.scripts + "/" + script] + arguments)
  }

  @Test("A batch of 150 damaged, huge and odd files ends by itself and names each once")
  func survivesHostileFiles() async throws {
    let folder = try TemporaryFolder()
    let made = try await run("generate.py", folder.path, "--count", "150", "--seed", "7")
    #expect(made.status == 0, "\(made.complaints)")
    let labelscan = try BuiltProgram("labelscan").path
    let checked = try await run("check.py", folder.path, labelscan)
    #expect(checked.status == 0, "\(String(decoding: checked.output, as: UTF8.self))")
    // Neither paths longer than the system takes nor closed folders are removed by Foundation.
    let photos = folder.file("photos")
    let opened = try await BuiltProgram(path: "/bin/chmod").run(["-R", "u+rwX", photos])
    let removed = try await BuiltProgram(path: "/bin/rm").run(["-r", "--", photos])
    #expect(opened.status == 0 && removed.status == 0, "\(removed.complaints)")
  }
}
