import Foundation
import LabelModel
import PhotoReading
import ProductStore

extension BatchOutput {
  /// Products in a row without an answer, after which no more are asked for.
  private static let patience = 3

  /// Completes the records with a pending look-up, from their kept readings.
  ///
  /// After three products in a row that no database answered for, the others wait on. The records' file
  /// is replaced at the end: a program killed before that changes nothing.
  ///
  /// - Parameters:
  ///   - stop: asks to stop; what was completed until then is kept.
  ///   - makeRecord: makes a record of readings.
  ///   - keepRecord: keeps a record in one more place.
  /// - Returns: How many records wait no longer.
  /// - Throws: ``BatchError``.
  func completePending(
    stop: StopRequest, _ makeRecord: Batch.RecordMaker, keepRecord: Batch.RecordKeeper?
  ) async throws(BatchError) -> Int {
    guard pendingCount > 0 else { return 0 }
    let completed = try AppendingFile(folder + "/completed.jsonl")
    try completed.clear()
    var replacements: [Int64: Range<Int64>] = [:]
    var failures = 0
    for (offset, name) in try pendingRecords() where failures < Self.patience && !stop.isRequested {
      guard let readings = try pendingReadings(of: name) else { continue }
      guard let (record, line) = await Self.complete(readings, makeRecord) else {
        failures += 1
        continue
      }
      failures = 0
      do throws(ProductStoreError) {
        try keepRecord?(record)
      } catch {
        throw .store(error)
      }
      let place = try completed.append(line)
      replacements[offset] = place..<place + Int64(line.count)
      settlePending(name)
    }
    if !replacements.isEmpty { try replaceRecords(replacements, from: completed) }
    unlink(completed.path)
    return replacements.count
  }

  /// Returns the record of `readings` with its line; `nil` when it cannot be made or waits on.
  private static func complete(
    _ readings: [PhotoReading], _ makeRecord: Batch.RecordMaker
  ) async -> (record: ProductRecord, line: Data)? {
    guard let record = try? await makeRecord(readings), let outcome = record.lookup,
      outcome != .pending, let line = try? record.jsonLine()
    else { return nil }
    return (record, line)
  }
}
