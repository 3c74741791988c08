import Foundation
import LabelTestSupport
import Testing
import labelscan

@Suite("The log") struct LogStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func line(_ number: Int) -> LogLine {
    LogLine(
      time: Date(timeIntervalSince1970: Double(number)), version: "1", command: "Scan",
      seconds: 0.12345, exit: 0, failure: nil)
  }

  @Test("Commands are summed up with their share of good ends and their median time")
  func summary() {
    let lines = [(1.0, 0), (2, 0), (9, 65), (4, 0)].map { seconds, exit in
      LogLine(
        time: Date(timeIntervalSince1970: 1), version: "1", command: "Scan", seconds: seconds,
        exit: Int32(exit), failure: nil)
    }
    let other = LogLine(
      time: Date(timeIntervalSince1970: 1), version: "1", command: "Read", seconds: 5, exit: 1,
      failure: nil)
    let summaries = LogSummary.summaries(of: [other] + lines)
    #expect(summaries.map(\.command) == ["Scan", "Read"] && summaries.map(\.runs) == [4, 1])
    #expect(summaries.map(\.successRate) == [0.75, 0])
    #expect(summaries.map(\.medianSeconds) == [3, 5])
  }

  @Test("Lines are kept in order over several files, and the oldest go")
  func rotates() async throws {
    let path = folder.file("state/a.log")
    let log = LogStore(path, limit: 1_000, files: 3)
    for number in 0..<100 { try await log.write(line(number)) }
    let kept = try await log.lines()
    #expect(kept.count > 15 && kept.count < 40)
    #expect(kept.map(\.time.timeIntervalSince1970) == (100 - kept.count..<100).map(Double.init))
    #expect(kept.last?.seconds == 0.123)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("state")).sorted()
    #expect(names == ["a.log", "a.log.1", "a.log.2"])
    for name in names {
      let values = try FileManager.default.attributesOfItem(atPath: folder.file("state/" + name))
      #expect(values[.posixPermissions] as? Int == 0o600)
      // A line may begin below the limit.
      #expect(values[.size] as? Int ?? 0 < 1_200)
    }
  }

  @Test("Lines of several writers do not mix, whoever puts the file aside")
  func concurrent() async throws {
    let path = folder.file("b.log")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<6 {
        group.addTask {
          let log = LogStore(path, limit: 4_000, files: 9)
          for number in 0..<30 { try await log.write(line(writer * 100 + number)) }
        }
      }
      try await group.waitForAll()
    }
    let times = try await LogStore(path, limit: 4_000, files: 9).lines().map(\.time)
    #expect(times.count == 180 && Set(times).count == 180)
  }

  @Test("Half a line, which a killed program leaves, does not take the next one with it")
  func tornLine() async throws {
    let path = folder.file("t.log")
    try await LogStore(path).write(line(1))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data("{\"comm".utf8))
    try file.close()
    try await LogStore(path).write(line(2))
    try await LogStore(path).write(line(3))
    #expect(try await LogStore(path).lines() == [line(1), line(2), line(3)])
  }

  @Test(
    "A file of another kind gets no line, is not put aside, and is named", arguments: [0, 9_000])
  func otherFile(length: Int) async throws {
    let path = folder.file("photo.jpg")
    let photo = Data([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 7, count: length))
    try photo.write(to: URL(fileURLWithPath: path))
    let log = LogStore(path, limit: 1_000)
    let reason = "it is no log of labelscan"
    await #expect(throws: LogError.cannotWrite(path: path, reason: reason)) {
      try await log.write(line(1))
    }
    await #expect(throws: LogError.cannotRead(path: path, reason: reason)) {
      try await log.lines()
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == photo)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["photo.jpg"])
  }

  @Test("A log whose first line is torn is written on", arguments: ["", "{", "{\"command\":\"Sc"])
  func tornFirstLine(start: String) async throws {
    let path = folder.file("f.log")
    try Data(start.utf8).write(to: URL(fileURLWithPath: path))
    try await LogStore(path).write(line(1))
    #expect(try await LogStore(path).lines() == [line(1)])
  }

  @Test("A damaged line is left out, a log that is not there is empty, one that cannot be is told")
  func damaged() async throws {
    let path = folder.file("c.log")
    #expect(try await LogStore(path).lines().isEmpty)
    try await LogStore(path).write(line(1))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data("{\"time\n\u{1}\n".utf8))
    try file.close()
    try await LogStore(path).write(line(2))
    #expect(try await LogStore(path).lines() == [line(1), line(2)])
    let nowhere = LogStore(path + "/d.log")
    await #expect(throws: LogError.self) { try await nowhere.write(line(1)) }
  }
}
