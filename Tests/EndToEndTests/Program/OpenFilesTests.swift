import LabelTestSupport
import Testing

@Suite("Limit of open files") struct OpenFilesTests {
  private func scan(_ limit: String) async throws -> BuiltProgram.Outcome {
    let program = try BuiltProgram("labelscan")
    let sample = Repository.samples + "/pet-de-flat.jpg"
    return try await BuiltProgram(path: "/bin/sh").run([
      "-c", "\(limit) && exec '\(program.path)' scan --offline --json --no-cache '\(sample)'",
    ])
  }

  @Test("Too few open files are refused in a sentence, and no library ends the program")
  func refusesFew() async throws {
    let scan = try await scan("ulimit -n 16")
    #expect(scan.status == 69 && !scan.wasKilled && scan.output.isEmpty)
    #expect(
      scan.complaints
        == "labelscan: only 16 files may be open at once; allow 64 or more with ulimit -n\n")
  }

  @Test("A low limit that the user may raise is raised")
  func raisesSoftLimit() async throws {
    let scan = try await scan("ulimit -S -n 16")
    #expect(scan.status == 0 && !scan.output.isEmpty, "\(scan.complaints)")
  }
}
