import Foundation
import LabelTestSupport
import Testing

extension StoreCommandTests {
  @Test(
    "A database that cannot be reached is not shown as empty",
    arguments: [["list"], ["profile", "show"], ["history"], ["diary", "day"]])
  func unreachable(command: [String]) async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("a.db"), withDestinationPath: "a.db")
    let outcome = try await program.run(command + ["--database", "a.db"], in: folder.path)
    #expect(outcome.status != 0 && outcome.output.isEmpty)
    #expect(!outcome.complaints.contains("empty") && !outcome.complaints.contains("there is no"))
  }

  @Test("A scan says that warnings are missing where the profile's database cannot be reached")
  func missingWarnings() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("a.db"), withDestinationPath: "a.db")
    let sample = Repository.samples + "/pet-de-flat.jpg"
    let scan = try await BuiltProgram(path: "/bin/sh").run([
      "-c",
      "LABELSCAN_DATABASE='\(folder.file("a.db"))' exec '\(program.path)' scan --offline --no-cache '\(sample)'",
    ])
    #expect(scan.status == 0 && scan.complaints.contains("no warnings of the profile are shown"))
  }
}
