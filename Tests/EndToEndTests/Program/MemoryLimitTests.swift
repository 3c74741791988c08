import LabelTestSupport
import Testing

@Suite("Limit of memory") struct MemoryLimitTests {
  @Test(
    "A lower limit that somebody else has set holds for the worker processes, too",
    .enabled(if: !isThreadSanitized))
  func keepsTheLowerLimit() async throws {
    let program = try BuiltProgram("labelscan")
    let sample = Repository.samples + "/pet-de-flat.jpg"
    // In KiB: below the 4 GiB that a worker may usually have.
    let scan = try await BuiltProgram(path: "/bin/sh").run([
      "-c",
      "ulimit -v 1900000; exec '\(program.path)' scan --offline --json --no-cache '\(sample)'",
    ])
    #expect(scan.status == 0 && !scan.output.isEmpty, "\(scan.complaints)")
  }
}
