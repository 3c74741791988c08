import Foundation
import LabelModel
import PhotoReading

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
  private var kept = PhotoNames()
  /// Photos that are being read, with who waits for the same bytes.
  private var inHand: [SeenPhotos.Digest: [CheckedContinuation<Void, Never>]] = [:]

  /// Opens the files in `folder`, which is made if need be.
  ///
  /// A last line that a killed batch left torn is cut off; its photo counts as not done.
  ///
  /// What a shard of a folder has written is resumed with the same shard only: `shard.txt` names it.
  ///
  /// - Throws: ``BatchError``.
  public init(
    _ folder: String, start: Start, grouping: PhotoGrouping, shard: Shard? = nil
  ) throws(BatchError) {
    let files = try BatchFiles(folder, start: start, grouping: grouping, shard: shard)
    let progress = try files.load()
    self.folder = folder
    self.grouping = grouping
    self.files = files
    self.progress = progress
    for reading in progress.stored { kept.insert(reading.file) }
  }

  /// How many photos failed, in this run and those before it.
  public var failureCount: Int { progress.failures }

  /// Whether an earlier run has done a photo.
  func isDone(_ file: String) -> Bool {
    progress.settled.contains(file) || kept.contains(file)
  }

  /// How many workers ended over a photo, in this run and those before it.
  func deaths(over file: String) -> Int { progress.deaths.count(of: file) }

  /// Notes that a worker ended over a photo.
  ///
  /// - Returns: How many that makes.
  func noteDeath(over file: String) throws(BatchError) -> Int {
    try progress.deaths.note(file)
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
    let offset = try files.records.append(line)
    if case .images(let images) = record.origin {
      settle(images.map(\.file))
      if grouping == .file { note(images.first?.sha256, offset..<offset + Int64(line.count)) }
    }
    try files.csv.append(RecordCSV.row(RecordCSV.cells(of: record)).utf8)
  }

  /// Writes a failure; the photo is done.
  ///
  /// - Parameters:
  ///   - failure: Why it has no record.
  ///   - file: What it is called.
  ///   - digest: Its file's, where one of the same bytes would fail alike.
  /// - Throws: ``BatchError/cannotWrite(path:reason:)`` or ``BatchError/outputGone(path:)``.
  func add(
    _ failure: PhotoFailure, of file: String, _ digest: SeenPhotos.Digest? = nil
  ) throws(BatchError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line: Data
    do {
      line = try encoder.encode(FailureLine(file: file, failure, sha256: digest?.description))
    } catch {
      throw .cannotWrite(path: files.failures.path, reason: "\(error)")
    }
    try files.failures.append(line)
    settle([file])
    progress.failures += 1
  }

  /// Remembers that photos are done, where that is asked for again: a source gives no photo twice,
  /// and names are not kept for nothing.
  private func settle(_ photos: [String]) {
    guard grouping != .file else { return }
    for photo in photos { progress.settled.insert(photo) }
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
    let range = offset..<offset + Int64(line.count)
    kept.insert(reading.file)
    progress.stored.append(
      BatchFiles.StoredReading(file: reading.file, barcodes: reading.barcodes, range: range))
    note(reading.sha256, range)
  }

  private func note(_ sha256: String?, _ range: Range<Int64>) {
    guard let digest = sha256.flatMap(SeenPhotos.Digest.init) else { return }
    progress.seen.note(digest, .written(range))
  }

  /// Returns what became of a photo of the same bytes; waits for it when it is being read just now.
  ///
  /// `nil` when there is none: the caller reads the photo, and calls ``release(_:_:)`` whatever came
  /// of it.
  func claim(_ digest: SeenPhotos.Digest) async -> SeenPhotos.Outcome? {
    while true {
      if let outcome = progress.seen[digest] { return outcome }
      guard inHand[digest] != nil else {
        inHand[digest] = []
        return nil
      }
      await withCheckedContinuation { inHand[digest]?.append($0) }
    }
  }

  /// Ends what ``claim(_:)`` began.
  ///
  /// - Parameters:
  ///   - digest: The photo's.
  ///   - failure: Why it failed, where one of the same bytes would fail alike.
  func release(_ digest: SeenPhotos.Digest, _ failure: PhotoFailure? = nil) {
    if let failure { progress.seen.note(digest, .failed(failure)) }
    for waiting in inHand.removeValue(forKey: digest) ?? [] { waiting.resume() }
  }

  /// Returns the record of a single photo that stands at `place`.
  func record(at place: Range<Int64>) throws(BatchError) -> ProductRecord {
    let line = try files.records.read(place)
    do {
      return try ProductRecord(json: Data(line))
    } catch {
      throw .cannotRead(path: files.records.path, reason: "\(error)")
    }
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
    // By bytes: two folders whose names Unicode takes for the same text are two.
    var order: [[UInt8]] = []
    var groups: [[UInt8]: Group] = [:]
    for reading in waiting {
      let key = Array(grouping.key(file: reading.file, barcodes: reading.barcodes).utf8)
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

  /// Brings everything to the disk; with `complete`, what was kept for groups and for going on is
  /// removed.
  func close(complete: Bool) throws(BatchError) {
    for file in [files.records, files.csv, files.failures] { try file.synchronize() }
    guard complete else { return }
    try progress.deaths.remove()
    guard let readings = files.readings else { return }
    try readings.clear()
    progress.stored = []
    do {
      try FileManager.default.removeItem(atPath: readings.path)
    } catch {
      throw .cannotWrite(path: readings.path, reason: "it cannot be removed")
    }
  }
}
