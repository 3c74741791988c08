import FoodDiary
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

  @Test("No acknowledged meal is lost, none is half there, and what is there can be undone")
  func killsDiary() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let path = folder.file("a.db")
    var written = 0
    for round in 1...6 {
      let acknowledged = try Self.writeUntilKilled(
        path, from: written + 1, after: Int.random(in: 0..<150_000, using: &random), "diary")
      let diary = DiaryStore(try RecordStore(path))
      let day = LocalDay(of: Date(timeIntervalSince1970: 1_800_000_000), in: .gmt)
      let meals = try diary.day(day).meals
      // The last may have been written, or taken out to be put back, without its acknowledgement.
      let numbers = meals.compactMap { Int($0.summary) }
      #expect(numbers == Array(1...max(1, numbers.count)), "seed \(seed), round \(round)")
      #expect((0...1).contains(numbers.count - acknowledged), "seed \(seed), round \(round)")
      #expect(
        meals.allSatisfy { $0.entries.map(\.food.name) == ["egg", "toast \($0.summary)"] },
        "seed \(seed), round \(round)")
      let known = try diary.knownMeal(named: "egg")
      #expect(known?.uses ?? 0 >= numbers.count, "seed \(seed), round \(round)")
      written = numbers.count
    }
    let diary = DiaryStore(try RecordStore(path))
    var undone = 0
    while try diary.undo(now: Date(timeIntervalSince1970: 1_800_000_000)) != nil { undone += 1 }
    #expect(undone > 0 && undone <= 100, "seed \(seed)")
    let check = try DatabaseQueue(path: path).read {
      try String.fetchAll($0, sql: "PRAGMA integrity_check; ")
        + Row.fetchAll($0, sql: "PRAGMA foreign_key_check").map { "\($0)" }
    }
    #expect(check == ["ok"], "seed \(seed)")
  }

  @Test(
    "A machine that is killed while it shares its diary loses nothing, and gives all to the others")
  func killsSync() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let path = folder.file("a.db")
    let time = Date(timeIntervalSince1970: 1_800_000_000)
    let day = LocalDay(of: time, in: .gmt)
    let other = DiaryStore(try RecordStore(folder.file("other.db")))
    var written = 0
    for round in 1...5 {
      let acknowledged = try Self.writeUntilKilled(
        path, from: written + 1, after: Int.random(in: 0..<150_000, using: &random), "sync")
      let diary = DiaryStore(try RecordStore(path))
      let meals = try diary.day(day).meals.compactMap { Int($0.summary) }.sorted()
      #expect(meals == Array(1...max(1, meals.count)), "seed \(seed), round \(round)")
      #expect((0...1).contains(meals.count - acknowledged), "seed \(seed), round \(round)")
      let file = try diary.synchronize(with: [], now: time).file
      _ = try other.synchronize(with: [file], now: time)
      #expect(
        try other.day(day).meals.compactMap { Int($0.summary) }.sorted() == meals,
        "seed \(seed), round \(round)")
      written = meals.count
    }
  }

  /// Lets a program write until it is killed some microseconds after its first acknowledgement.
  ///
  /// - Returns: the last number that it acknowledged.
  private static func writeUntilKilled(
    _ path: String, from number: Int, after delay: Int, _ what: String = "records"
  ) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProgram("StoreWriter").path)
    process.arguments = [path, "\(number)", what]
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
