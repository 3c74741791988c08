import BatchProcessing
import Foundation
import LabelModel
import LabelTestSupport
import PhotoReading

/// The lines of a batch's files.
struct OutputLines {
  var records: [ProductRecord]
  var failures: [FailureLine]
  var table: [String]

  init(_ folder: String) throws {
    records = try wholeLines(of: folder + "/records.jsonl").map {
      try ProductRecord(json: Data($0.utf8))
    }
    failures = try wholeLines(of: folder + "/failures.jsonl").map {
      try JSONDecoder().decode(FailureLine.self, from: Data($0.utf8))
    }
    table = try wholeLines(of: folder + "/records.csv")
  }

  /// The photos of each record, a record after the other.
  var images: [[String]] {
    records.map { record in
      guard case .images(let images) = record.origin else { return [] }
      return images.map(\.file)
    }
  }
}

/// A given list of photos, by their names.
struct NamedPhotos: PhotoSource {
  var names: [String]

  mutating func next() -> FoundPhoto? {
    guard !names.isEmpty else { return nil }
    let name = names.removeFirst()
    return .photo(path: "/photos/" + name, file: name)
  }
}

/// Runs a batch of photos with these names by workers that need no photos: `FaultyWorker` does as the names say.
func runBatch(
  _ names: [String], to folder: TemporaryFolder, start: BatchOutput.Start = .new,
  grouping: PhotoGrouping = .file, jobs: Int = 2, mode: String? = nil,
  stop: StopRequest = StopRequest(),
  report: @escaping @Sendable (Batch.Event) -> Void = { _ in },
  timeLimit: Duration = Patience.duration,
  prepare: Batch.Preparation? = nil, keep: Batch.RecordKeeper? = nil,
  lookup: @escaping @Sendable ([PhotoReading]) -> LookupState? = { _ in nil }
) async throws -> BatchSummary {
  try await runBatch(
    NamedPhotos(names: names), to: folder, start: start, grouping: grouping, jobs: jobs, mode: mode,
    stop: stop, report: report, timeLimit: timeLimit, prepare: prepare, keep: keep, lookup: lookup)
}

/// Runs a batch of the photos of `source` by such workers.
func runBatch(
  _ source: sending some PhotoSource, to folder: TemporaryFolder, start: BatchOutput.Start = .new,
  grouping: PhotoGrouping = .file, jobs: Int = 2, mode: String? = nil,
  stop: StopRequest = StopRequest(),
  report: @escaping @Sendable (Batch.Event) -> Void = { _ in },
  timeLimit: Duration = Patience.duration,
  prepare: Batch.Preparation? = nil, keep: Batch.RecordKeeper? = nil,
  lookup: @escaping @Sendable ([PhotoReading]) -> LookupState? = { _ in nil }
) async throws -> BatchSummary {
  let worker = try BuiltProgram("FaultyWorker").path
  let pool = WorkerPool(
    WorkerSettings(
      executable: worker, arguments: mode.map { [$0] } ?? [], count: jobs,
      startTimeLimit: Patience.duration))
  let output = try BatchOutput(folder.file("out"), start: start, grouping: grouping)
  let batch = Batch(
    pool: pool, output: output, grouping: grouping, jobs: jobs, timeLimit: timeLimit,
    prepare: prepare, keepRecord: keep
  ) { readings in
    if readings.contains(where: { $0.file.contains("unrecordable") }) {
      throw PhotoFailure(stage: .record, code: "noRecord", message: "no")
    }
    return ProductRecord(
      status: .unreadable, lookup: lookup(readings),
      origin: .images(readings.map { ImageReference(file: $0.file, sha256: $0.sha256) }))
  }
  do {
    let summary = try await batch.run(source, stop: stop, report: report)
    await pool.shutDown()
    return summary
  } catch {
    await pool.shutDown()
    throw error
  }
}
