public import LabelModel
public import PhotoReading
public import ProductStore
import Synchronization

/// Reads many photos and writes a record or a failure for each.
public struct Batch: Sendable {
  /// Makes a record of the readings of one product's photos.
  public typealias RecordMaker = @Sendable ([PhotoReading]) async throws -> ProductRecord

  /// Is told which products records will be made of next, so that they can be looked up at once.
  public typealias Preparation = @Sendable ([GTIN]) async -> Void

  /// Keeps a record in one more place.
  public typealias RecordKeeper = @Sendable (ProductRecord) throws(ProductStoreError) -> Void

  /// The outcome of a photo.
  public enum Event: Hashable, Sendable {
    /// It was read.
    case read(file: String)
    /// It was not.
    case failed(file: String, PhotoFailure)
    /// An earlier run has done it.
    case doneBefore(file: String)
  }

  private let pool: WorkerPool
  private let output: BatchOutput
  private let grouping: PhotoGrouping
  private let jobs: Int
  private let timeLimit: Duration
  private let prepare: Preparation?
  private let makeRecord: RecordMaker
  private let keepRecord: RecordKeeper?

  /// The number of records of groups that are prepared together. They are ten requests for Open
  /// Food Facts, a minute at its rate. An interrupted batch then has something to show.
  private static let preparedTogether = 500

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - pool: The workers.
  ///   - output: Where the results go; it must have been opened for the same `grouping`.
  ///   - grouping: Which photos make a record.
  ///   - jobs: How many photos are in hand at a time.
  ///   - timeLimit: How long reading one photo may take.
  ///   - prepare: Is told of the products of groups before their records are made.
  ///   - keepRecord: Is given each record before it is written. Its ``ProductStoreError`` ends the
  ///     batch as ``BatchError/store(_:)``, and its photos stay unsettled.
  ///   - makeRecord: Makes the records.
  public init(
    pool: WorkerPool, output: BatchOutput, grouping: PhotoGrouping, jobs: Int,
    timeLimit: Duration, prepare: Preparation? = nil, keepRecord: RecordKeeper? = nil,
    makeRecord: @escaping RecordMaker
  ) {
    self.pool = pool
    self.output = output
    self.grouping = grouping
    self.jobs = max(1, jobs)
    self.timeLimit = timeLimit
    self.prepare = prepare
    self.makeRecord = makeRecord
    self.keepRecord = keepRecord
  }

  /// Works through `source`.
  ///
  /// Records are in the order in which photos are finished. A photo that fails is written down and
  /// stops nothing. After `stop` was requested the photos in hand are finished, and no more begun.
  /// Photos of the same bytes are read once; each has its own record or failure.
  ///
  /// - Parameters:
  ///   - source: The photos; those that an earlier run has done are passed over.
  ///   - stop: Asks to stop.
  ///   - report: Is told of every photo, from any thread.
  /// - Returns: What was done.
  /// - Throws: ``BatchError``, when nothing more can be done.
  public func run(
    _ source: sending some PhotoSource, stop: StopRequest,
    report: @escaping @Sendable (Event) -> Void
  ) async throws(BatchError) -> BatchSummary {
    let tally = Tally(source.origin)
    let queue = PhotoQueue(source)
    let waiting = await output.pendingBarcodes
    if !waiting.isEmpty { await prepare?(Array(waiting.prefix(Self.preparedTogether))) }
    let completed = try await output.completePending(
      stop: stop, makeRecord, keepRecord: keepRecord)
    tally.summary.withLock { $0.completed = completed }
    let outcome = await withTaskGroup(of: Result<Void, BatchError>.self) { group in
      for _ in 0..<jobs {
        group.addTask {
          do throws(BatchError) {
            while !stop.isRequested, !Task.isCancelled, let found = try await queue.next() {
              try await finish(found, tally, report)
            }
            return .success(())
          } catch {
            return .failure(error)
          }
        }
      }
      var first: Result<Void, BatchError> = .success(())
      for await result in group {
        guard case .failure = result, case .success = first else { continue }
        first = result
        group.cancelAll()
      }
      return first
    }
    try outcome.get()
    let isStopped = stop.isRequested || Task.isCancelled
    if grouping != .file, !isStopped { try await makeGroupRecords(tally) }
    try await output.close(complete: !isStopped)
    var summary = tally.summary.withLock { $0 }
    summary.isStopped = isStopped
    summary.failedInAll = await output.failureCount
    summary.pending = await output.pendingCount
    summary.withoutReadings = await output.withoutReadingsCount
    return summary
  }

  private func finish(
    _ found: FoundPhoto, _ tally: Tally, _ report: @Sendable (Event) -> Void
  ) async throws(BatchError) {
    guard await !output.isDone(found.file) else {
      tally.summary.withLock { $0.doneBefore += 1 }
      report(.doneBefore(file: found.file))
      return
    }
    let digest = await digest(of: found)
    if let digest, let outcome = await output.claim(digest) {
      try await finish(found.file, digest, tally, report) { () throws in
        try await copy(outcome, as: found.file, tally)
      }
      return
    }
    var failure: PhotoFailure?
    do throws(BatchError) {
      failure = try await finish(found.file, digest, tally, report) { () throws in
        guard let reading = try await read(found) else { return false }
        if grouping == .file {
          try await write(try await makeRecord([reading]), of: [reading], tally)
        } else {
          try await output.keep(reading)
        }
        return true
      }
    } catch {
      if let digest { await output.release(digest) }
      throw error
    }
    if let digest { await output.release(digest, failure.flatMap { $0.staysSo ? $0 : nil }) }
  }

  // Does `work` on a photo, which returns whether it was done and not cancelled. Writes down and
  // returns the reason of a failure.
  @discardableResult
  private func finish(
    _ file: String, _ digest: SeenPhotos.Digest?, _ tally: Tally,
    _ report: @Sendable (Event) -> Void,
    _ work: () async throws -> Bool
  ) async throws(BatchError) -> PhotoFailure? {
    do {
      guard try await work() else { return nil }
      tally.summary.withLock { $0.read += 1 }
      report(.read(file: file))
      return nil
    } catch let error as BatchError {
      throw error
    } catch {
      let failure = Self.failure(of: error)
      // A photo that is gone with its folder has not failed: it is read when the folder is back.
      if failure.stage == .open, let origin = tally.origin, !origin.isThere {
        throw BatchError.folderGone(path: origin.path)
      }
      try await output.add(failure, of: file, failure.staysSo ? digest : nil)
      tally.summary.withLock { $0.failed += 1 }
      report(.failed(file: file, failure))
      return failure
    }
  }

  /// The digest of a photo's file, `nil` when it cannot be had.
  private func digest(of found: FoundPhoto) async -> SeenPhotos.Digest? {
    guard case .photo(let path, _) = found else { return nil }
    return await pool.digest(of: path, timeLimit: timeLimit).flatMap(SeenPhotos.Digest.init)
  }

  /// Writes for `file` what became of a photo of the same bytes.
  private func copy(
    _ outcome: SeenPhotos.Outcome, as file: String, _ tally: Tally
  ) async throws -> Bool {
    switch outcome {
    case .failed(let failure): throw failure
    case .written(let place) where grouping == .file:
      let record = try await output.record(at: place)
      let readings = try await output.pendingReadings(of: record.firstPhoto ?? "") ?? []
      try await write(record.naming(file), of: readings.map { $0.naming(file) }, tally)
    case .written(let place):
      for reading in try await output.readings(at: [place]) {
        try await output.keep(reading.naming(file))
      }
    }
    tally.summary.withLock { $0.identical += 1 }
    return true
  }

  /// Returns the reading of a photo, `nil` when it was cancelled.
  private func read(_ found: FoundPhoto) async throws -> PhotoReading? {
    switch found {
    case .failure(_, let failure): throw failure
    case .photo(let path, let file):
      guard await output.deaths(over: file) < WorkerDeaths.limit else {
        throw PhotoFailure.quarantined
      }
      while true {
        do throws(WorkerError) {
          return try await pool.read(path, as: file, timeLimit: timeLimit, tries: 1)
        } catch {
          if error.endedWorker, try await output.noteDeath(over: file) < WorkerDeaths.limit {
            continue
          }
          if let failure = error.photoFailure { throw failure }
          guard error != .cancelled else { return nil }
          throw BatchError.workers(error)
        }
      }
    }
  }

  private func write(
    _ record: ProductRecord, of readings: [PhotoReading], _ tally: Tally
  ) async throws {
    do throws(ProductStoreError) {
      try keepRecord?(record)
    } catch {
      throw BatchError.store(error)
    }
    try await output.add(record, from: readings)
    tally.summary.withLock { $0.records[record.status, default: 0] += 1 }
  }

  private func makeGroupRecords(_ tally: Tally) async throws(BatchError) {
    let groups = await output.groups()
    for (number, group) in groups.enumerated() {
      if number % Self.preparedTogether == 0 {
        let next = groups[number..<min(number + Self.preparedTogether, groups.count)]
        await prepare?(Array(Set(next.flatMap(\.barcodes))).sorted { $0.digits < $1.digits })
      }
      let readings = try await output.readings(at: group.places)
      do {
        try await write(try await makeRecord(readings), of: readings, tally)
      } catch let error as BatchError {
        throw error
      } catch {
        for reading in readings { try await output.add(Self.failure(of: error), of: reading.file) }
        tally.summary.withLock { $0.failed += readings.count }
      }
    }
  }

  private static func failure(of error: any Error) -> PhotoFailure {
    error as? PhotoFailure
      ?? PhotoFailure(
        stage: .record, code: PhotoFailure.Code.noRecord, message: "no record was made: \(error)")
  }
}

extension PhotoFailure {
  /// Whether the same bytes fail alike: they end a worker again. What else fails, a moment later may not.
  fileprivate var staysSo: Bool { stage == .worker }
}

/// Counts for many tasks at once, and the folder of the photos that are counted.
private final class Tally: Sendable {
  let summary = Mutex(BatchSummary())
  let origin: PhotoRoot?

  init(_ origin: PhotoRoot?) { self.origin = origin }
}
