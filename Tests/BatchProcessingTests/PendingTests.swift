import BatchProcessing
import Foundation
import LabelModel
import LabelTestSupport
import PhotoReading
import Synchronization
import Testing

/// Records that wait for a look-up.
struct PendingTests {
  @Test("Records that wait for a look-up are completed without reading a photo again")
  func completesPending() async throws {
    let folder = try TemporaryFolder()
    let names = ["a4006381333931.jpg", "b.jpg", "c4017721837194.jpg", "d96385074.jpg"]
    let first = try await runBatch(
      names, to: folder, jobs: 1, lookup: { $0[0].barcodes.isEmpty ? nil : .pending })
    #expect(first.pending == 3 && first.completed == 0)
    let pages = Mutex([String]())
    let prepared = Mutex([[GTIN]]())
    let second = try await runBatch(
      names, to: folder, start: .resume, jobs: 1,
      prepare: { gtins in prepared.withLock { $0.append(gtins) } },
      lookup: { readings in
        pages.withLock { $0 += readings.map(\.file) }
        return readings[0].file.hasPrefix("c") ? .pending : .found
      })
    #expect(second.read == 0 && second.completed == 2 && second.pending == 1)
    #expect(pages.withLock { $0 } == [names[0], names[2], names[3]])
    #expect(prepared.withLock { $0.first?.count } == 3)
    let lines = try OutputLines(folder.file("out"))
    #expect(lines.images == names.map { [$0] }, "each record stays in its place")
    #expect(lines.records.map(\.lookup) == [.found, nil, .pending, .found])
    #expect(lines.table.count == 5)
    let third = try await runBatch(
      names, to: folder, start: .resume, jobs: 1, lookup: { _ in .unknown })
    #expect(third.completed == 1 && third.pending == 0 && third.read == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.file("out"))
    #expect(Set(left) == ["records.jsonl", "records.csv", "failures.jsonl"])
  }

  /// Resumes a batch while no database answers, and counts how often one was asked.
  private func resumeInVain(
    _ names: [String], in folder: TemporaryFolder
  ) async throws -> (BatchSummary, asked: Int) {
    let asked = Mutex(0)
    let summary = try await runBatch(
      names, to: folder, start: .resume, jobs: 1,
      lookup: { _ in
        asked.withLock { $0 += 1 }
        return .pending
      })
    return (summary, asked.withLock { $0 })
  }

  @Test("While no database answers, few of those that wait are asked for and all are kept")
  func keepsPending() async throws {
    let folder = try TemporaryFolder()
    let names = (1...9).map { "p\($0)-4006381333931.jpg" }
    _ = try await runBatch(names, to: folder, jobs: 1, lookup: { _ in .pending })
    let (again, asked) = try await resumeInVain(names, in: folder)
    #expect(again.pending == 9 && again.completed == 0 && again.doneBefore == 9)
    #expect(asked == 3)
    // Without a database nothing is asked, and nothing settled.
    let offline = try await runBatch(names, to: folder, start: .resume, jobs: 1)
    #expect(offline.pending == 9)
    let last = try await runBatch(
      names, to: folder, start: .resume, jobs: 1, lookup: { _ in .found })
    #expect(last.completed == 9)
    _ = try await runBatch(names, to: folder, start: .replace, jobs: 1, lookup: { _ in .pending })
    #expect(try OutputLines(folder.file("out")).records.count == 9)
  }

  @Test("Records that wait and whose readings are gone are counted")
  func countsLostReadings() async throws {
    let folder = try TemporaryFolder()
    let names = (1...3).map { "p\($0)-4006381333931.jpg" }
    _ = try await runBatch(names, to: folder, jobs: 1, lookup: { _ in .pending })
    let waiting = folder.file("out/pending.jsonl")
    let lines = try String(contentsOfFile: waiting, encoding: .utf8).split(separator: "\n")
    try "\(lines[1])\n".write(toFile: waiting, atomically: true, encoding: .utf8)
    let again = try await runBatch(
      names, to: folder, start: .resume, jobs: 1, lookup: { _ in .found })
    #expect(again.completed == 1 && again.pending == 0 && again.withoutReadings == 2)
    #expect(
      try OutputLines(folder.file("out")).records.map(\.lookup) == [.pending, .found, .pending])
  }

  @Test("Readings that a killed program left behind do not count as waiting")
  func forgetsLeftReadings() async throws {
    let folder = try TemporaryFolder()
    let names = (1...3).map { "p\($0)-4006381333931.jpg" }
    _ = try await runBatch(names, to: folder, jobs: 1, lookup: { _ in .pending })
    let waiting = folder.file("out/pending.jsonl")
    let left = try Data(contentsOf: URL(fileURLWithPath: waiting))
    _ = try await runBatch(names, to: folder, start: .resume, jobs: 1, lookup: { _ in .found })
    try left.write(to: URL(fileURLWithPath: waiting))
    let (again, asked) = try await resumeInVain(names, in: folder)
    #expect(again.pending == 0 && again.withoutReadings == 0 && asked == 0)
  }

  /// The second one's readings became the record of both, and the first one's were lost.
  @Test("Two names that Unicode takes for the same text wait apart")
  func keepsNamesApart() async throws {
    let folder = try TemporaryFolder()
    let names = ["cafe\u{301}-4006381333931.jpg", "caf\u{E9}-4006381333931.jpg"]
    let first = try await runBatch(names, to: folder, jobs: 1, lookup: { _ in .pending })
    #expect(first.pending == 2)
    let second = try await runBatch(
      names, to: folder, start: .resume, jobs: 1, lookup: { _ in .found })
    #expect(second.completed == 2 && second.withoutReadings == 0)
    let files = try OutputLines(folder.file("out")).images.flatMap(\.self).map { Array($0.utf8) }
    #expect(Set(files) == Set(names.map { Array($0.utf8) }))
  }
}
