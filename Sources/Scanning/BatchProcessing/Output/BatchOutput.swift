import Foundation
import LabelModel
import PhotoReading

/// The files that a batch writes.
///
/// `records.jsonl`, `records.csv` and `failures.jsonl` grow line by line, each line in one write. A
/// batch that is killed thus loses only the photos in hand. Where several photos make a record,
/// `readings.jsonl` keeps their readings until the records are made at the end.
public actor BatchOutput {
  /// The treatment of an earlier batch's files.
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
  private var files: BatchFiles
  private var progress: BatchFiles.Progress
  /// Photos whose reading is kept; those that are settled are not among them.
  private var kept = PhotoNames()
  /// Photos that are being read, with who waits for the same bytes.
  private var inHand: [SeenPhotos.Digest: [CheckedContinuation<Void, Never>]] = [:]

  /// Opens the files in `folder`, which is made if need be.
  ///
  /// A last line that a killed batch left torn is cut off; its photo counts as not done.
  ///
  /// A shard's folder is resumed with the same shard only: `shard.txt` names it.
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

  /// The number of photos that failed, in this run and those before it.
  var failureCount: Int { progress.failures }

  /// The number of records that wait for their products to be looked up.
  var pendingCount: Int { files.pending.count }

  /// The number of records with a pending look-up that cannot be completed: their readings are gone.
  var withoutReadingsCount: Int { progress.withoutReadings }

  /// The numbers of barcodes on the photos of records that wait for a look-up.
  var pendingBarcodes: [GTIN] { files.pending.barcodes }

  /// Whether an earlier run has done a photo.
  package func isDone(_ file: String) -> Bool {
    progress.settled.contains(file) || kept.contains(file)
  }

  /// The number of workers that ended over a photo, in this run and those before it.
  func deaths(over file: String) -> Int { progress.deaths.count(of: file) }

  /// Notes that a worker ended over a photo.
  ///
  /// - Returns: How many that makes.
  func noteDeath(over file: String) throws(BatchError) -> Int {
    try progress.deaths.note(file)
  }

  /// Writes a record; its photos are done.
  ///
  /// Of one that waits for a look-up the readings are kept, so that it can be completed.
  ///
  /// - Throws: ``BatchError/cannotWrite(path:reason:)``, or ``PhotoFailure`` for a record that JSON
  ///   cannot hold.
  func add(_ record: ProductRecord, from readings: [PhotoReading]) throws {
    let line: Data
    do {
      line = try record.jsonLine()
    } catch {
      throw PhotoFailure(
        stage: .record, code: PhotoFailure.Code.recordNotWritable, message: "\(error)")
    }
    // Before the record: a killed program leaves readings too many rather than too few.
    if record.lookup == .pending {
      if readings.isEmpty { progress.withoutReadings += 1 }
      try files.pending.keep(readings)
    }
    let offset = try files.records.append(line)
    let images = record.origin.images
    settle(images.map(\.file))
    if grouping == .file { note(images.first?.sha256, offset..<offset + Int64(line.count)) }
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

  /// Remembers that photos are done, where that is asked for again. A source gives no photo twice,
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

  /// Returns the outcome of a photo with the same bytes; waits if that one is being read.
  ///
  /// `nil` for unknown bytes: the caller then reads the photo, and calls ``release(_:_:)`` whatever
  /// the result.
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

  /// Releases the claim of ``claim(_:)``.
  ///
  /// - Parameters:
  ///   - digest: The photo's.
  ///   - failure: Why it failed, where one of the same bytes would fail alike.
  func release(_ digest: SeenPhotos.Digest, _ failure: PhotoFailure? = nil) {
    if let failure { progress.seen.note(digest, .failed(failure)) }
    for waiting in inHand.removeValue(forKey: digest) ?? [] { waiting.resume() }
  }

  /// Returns the record of a single photo at `place`.
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
    /// The places of the readings.
    var places: [Range<Int64>] = []
    /// The numbers of barcodes on the photos.
    var barcodes: [GTIN] = []
  }

  /// The kept readings that are in no record yet, group by group. Groups are ordered by their first
  /// photo's name, photos by their names.
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

  /// Returns the places of records with a pending look-up, each with the name of its first photo.
  func pendingRecords() throws(BatchError) -> [(offset: Int64, name: String)] {
    // Most lines are not: the text is looked for before the record is read.
    let mark = Data(#""lookup":"pending""#.utf8)
    var found: [(offset: Int64, name: String)] = []
    try files.records.forEachLine { (line, number, offset) throws(BatchError) in
      guard Data(line).range(of: mark) != nil else { return }
      guard let record = try? ProductRecord(json: Data(line)) else {
        throw .damaged(path: files.records.path, line: number)
      }
      guard record.lookup == .pending, let name = record.firstPhoto else { return }
      found.append((offset, name))
    }
    return found
  }

  /// Returns the readings of the record whose first photo is `name`; `nil` when none were kept.
  func pendingReadings(of name: String) throws(BatchError) -> [PhotoReading]? {
    try files.pending.readings(of: name)
  }

  /// Removes the record whose first photo is `name` from the pending ones.
  func settlePending(_ name: String) { files.pending.settle(name) }

  /// Puts lines of `file` in the places of records' lines, by these lines' offsets.
  func replaceRecords(
    _ replacements: [Int64: Range<Int64>], from file: AppendingFile
  ) throws(BatchError) {
    let other = try AppendingFile(files.records.path + ".new")
    try other.lock()
    try other.clear()
    try files.records.forEachLine { (line, _, offset) throws(BatchError) in
      try other.append(
        try replacements[offset].map { place throws(BatchError) in
          try file.read(place)
        } ?? line)
    }
    try files.replaceRecords(by: other)
    try files.pending.compact()
    progress = try files.load()
    kept = PhotoNames()
    for reading in progress.stored { kept.insert(reading.file) }
  }

  /// Flushes all files to the disk; with `complete`, files for groups and for resuming are
  /// removed.
  func close(complete: Bool) throws(BatchError) {
    for file in [files.records, files.csv, files.failures] { try file.synchronize() }
    try files.pending.synchronize()
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
