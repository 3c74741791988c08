import Foundation
import FuzzTargets
import Testing

/// A short run of what the fuzzer does for long, with the same inputs each time.
@Suite("Damaged inputs") struct MutatedInputTests {
  private static let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tools/Fuzzing/Seeds")

  @Test(
    "Readers survive what the fuzzer starts from, whole and damaged in 200 ways",
    arguments: FuzzTarget.allCases)
  func survives(target: FuzzTarget) throws {
    let folder = Self.seeds.appendingPathComponent(target.rawValue)
    let seeds = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { Array(try Data(contentsOf: folder.appendingPathComponent($0))) }
    try #require(!seeds.isEmpty)
    for seed in seeds { target.run(seed) }
    for number in 0..<200 {
      var mutation = MutatedInput(number)
      target.run(mutation.bytes(from: seeds))
    }
  }
}
