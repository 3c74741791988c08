import Foundation
import GRDB
import LabelTestSupport
import ProductStore
import Testing

@Suite("Programs that are killed while they write")
struct CrashTests {
  @Test("Nothing that was acknowledged is lost, and nothing is half there")
  func kills() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let path = folder.file("a.db")
    var acknowledged = 0
    for round in 1...8 {
      acknowledged = try Self.writeUntilKilled(
        path, from: acknowledged + 1, after: Int.random(in: 0..<150_000, using: &random))
      let store = try RecordStore(path)
      let statistics = try store.statistics()
      // The last record may have been written without its acknowledgement.
      let extra = statistics.scans - acknowledged
      #expect((0...1).contains(extra), "seed \(seed), round \(round)")
      #expect(statistics.products == statistics.scans, "seed \(seed), round \(round)")
      let queue = try store.contributions()
      let thirds: [Int64] = queue.indices.map { Int64(3 * ($0 + 1)) }
      #expect(queue.map(\.key) == thirds, "seed \(seed), round \(round)")
      let (fewest, most) = (acknowledged / 3, (statistics.scans + 1) / 3)
      #expect(queue.count >= fewest && queue.count <= most, "seed \(seed), round \(round)")
      #expect(queue.allSatisfy { $0.partsLeft == 1 }, "seed \(seed), round \(round)")
      let check = try DatabaseQueue(path: path).read {
        try String.fetchAll($0, sql: "PRAGMA integrity_check")
      }
      #expect(check == ["ok"], "seed \(seed), round \(round)")
      // What was written last without acknowledgement is the next one's beginning.
      acknowledged = statistics.scans
    }
    #expect(acknowledged > 0, "seed \(seed)")
  }

  /// Lets a program write until it is killed some microseconds after its first acknowledgement.
  ///
  /// - Returns: the last number that it acknowledged.
  private static func writeUntilKilled(
    _ path: String, from number: Int, after delay: Int
  ) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProgram("StoreWriter").path)
    process.arguments = [path, "\(number)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var said = pipe.fileHandleForReading.availableData
    usleep(UInt32(delay))
    kill(process.processIdentifier, SIGKILL)
    said += try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    return try #require(lines.last.flatMap { Int($0) })
  }
}
