import Foundation
import LabelModel

/// The files that a batch writes.
///
/// `records.jsonl`, `records.csv` and `failures.jsonl` grow line by line, each line in one write, so
/// that a batch that is killed has lost what was in hand and nothing else. Where several photos make
/// a record, `readings.jsonl` keeps what was read until the records are made at the end.
public actor BatchOutput {
  /// What to do with an earlier batch's files.
  public enum Start: Hashable, Sendable {
    /// Refuse to touch them.
    case new
    /// Go on where it ended; begin if there is nothing.
    case resume
    /// Empty them.
    case replace
  }

  /// The folder.
  public nonisolated let folder: String
  private let grouping: PhotoGrouping
  private let files: BatchFiles
  private var progress: BatchFiles.Progress
  /// Photos whose reading is kept; those that are settled are not among them.
  private var kept: Set<String>

  /// Opens the files in `folder`, which is made if need be.
  ///
  /// A last line that a killed batch left torn is cut off; its photo counts as not done.
  ///
  /// - Throws: ``BatchError``.
  public init(_ folder: String, start: Start, grouping: PhotoGrouping) throws(BatchError) {
    let files = try BatchFiles(folder, start: start, grouping: grouping)
    let progress = try files.load()
    self.folder = folder
    self.grouping = grouping
    self.files = files
    self.progress = progress
    kept = Set(progress.stored.map(\.file))
  }

  /// How many photos failed, in this run and those before it.
  public var failureCount: Int { progress.failures }

  /// Whether an earlier run has done a photo.
  func isDone(_ file: String) -> Bool {
    progress.settled.contains(file) || kept.contains(file)
  }

  /// Writes a record; its photos are done.
  ///
  /// - Throws: ``BatchError/cannotWrite(path:reason:)``, or ``PhotoFailure`` for a record that JSON
  ///   cannot hold.
  func add(_ record: ProductRecord) throws {
    let line: Data
    do {
      line = try record.jsonLine()
    } catch {
      throw PhotoFailure(stage: .record, code: "recordNotWritable", message: "\(error)")
    }
    try files.records.append(line)
    if case .images(let images) = record.origin { settle(images.map(\.file)) }
    try files.csv.append(RecordCSV.row(RecordCSV.cells(of: record)).utf8)
  }

  /// Writes a failure; the photo is done.
  func add(_ failure: PhotoFailure, of file: String) throws(BatchError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line: Data
    do {
      line = try encoder.encode(FailureLine(file: file, failure))
    } catch {
      throw .cannotWrite(path: files.failures.path, reason: "\(error)")
    }
    try files.failures.append(line)
    settle([file])
    progress.failures += 1
  }

  /// Remembers that photos are done, where that is asked for again: a source gives no photo twice,
  /// and a hundred thousand names are not kept for nothing.
  private func settle(_ photos: [String]) {
    if grouping != .file { progress.settled.formUnion(photos) }
  }

  /// Keeps a reading until its group is complete; the photo is done.
  func keep(_ reading: PhotoReading) throws(BatchError) {
    guard let readings = files.readings else { return }
    let line: Data
    do {
      line = try JSONEncoder().encode(reading)
    } catch {
      throw .cannotWrite(path: readings.path, reason: "\(error)")
    }
    let offset = try readings.append(line)
    kept.insert(reading.file)
    progress.stored.append(
      BatchFiles.StoredReading(
        file: reading.file, barcodes: reading.barcodes, range: offset..<offset + Int64(line.count)))
  }

  /// The kept readings of the photos of one record.
  struct Group {
    /// Where the readings stand.
    var places: [Range<Int64>] = []
    /// The numbers of barcodes on the photos.
    var barcodes: [GTIN] = []
  }

  /// The kept readings that are in no record yet, a group after the other: groups by their first photo's
  /// name, photos by their names.
  func groups() -> [Group] {
    let waiting = progress.stored.filter { !progress.settled.contains($0.file) }
      .sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    var order: [String] = []
    var groups: [String: Group] = [:]
    for reading in waiting {
      let key = grouping.key(file: reading.file, barcodes: reading.barcodes)
      if groups[key] == nil { order.append(key) }
      groups[key, default: Group()].places.append(reading.range)
      groups[key, default: Group()].barcodes += reading.barcodes
    }
    return order.map { groups[$0, default: Group()] }
  }

  /// Returns kept readings.
  func readings(at places: [Range<Int64>]) throws(BatchError) -> [PhotoReading] {
    guard let file = files.readings else { return [] }
    var readings: [PhotoReading] = []
    for place in places {
      let line = try file.read(place)
      do {
        readings.append(try JSONDecoder().decode(PhotoReading.self, from: Data(line)))
      } catch {
        throw .cannotRead(path: file.path, reason: "\(error)")
      }
    }
    return readings
  }

  /// Brings everything to the disk; with `complete`, what was kept for groups is removed.
  func close(complete: Bool) throws(BatchError) {
    for file in [files.records, files.csv, files.failures] { try file.synchronize() }
    guard complete, let readings = files.readings else { return }
    try readings.clear()
    progress.stored = []
    do {
      try FileManager.default.removeItem(atPath: readings.path)
    } catch {
      throw .cannotWrite(path: readings.path, reason: "it cannot be removed")
    }
  }
}
