import Foundation
import LabelModel
import ProductStore
import SystemPackage

/// The open files of a batch, and its progress by them.
struct BatchFiles {
  /// A place in `readings.jsonl`.
  struct StoredReading {
    var file: String
    var barcodes: [GTIN]
    var range: Range<Int64>
  }

  /// The progress of an earlier run.
  struct Progress {
    /// Photos that are in a record or a failure.
    var settled = PhotoNames()
    /// Photos whose reading is kept, in the order of the file.
    var stored: [StoredReading] = []
    /// Lines of `failures.jsonl`.
    var failures = 0
    /// Records with a pending look-up whose readings are not kept.
    var withoutReadings = 0
    /// Photos that ended a worker.
    var deaths: WorkerDeaths
    /// Photos that are in a record, whose reading is kept or that ended workers, by their files'
    /// digests.
    var seen = SeenPhotos()
  }

  private let folder: String
  private let isResumed: Bool
  private(set) var records: AppendingFile
  let csv: AppendingFile
  let failures: AppendingFile
  /// `nil` when each photo is a record.
  let readings: AppendingFile?
  /// The readings of records whose products were not looked up.
  let pending: PendingReadings

  init(
    _ folder: String, start: BatchOutput.Start, grouping: PhotoGrouping, shard: Shard?
  ) throws(BatchError) {
    self.folder = folder
    isResumed = start == .resume
    do {
      try makePrivateFolder(folder)
    } catch {
      throw .cannotCreate(path: folder, reason: error.description)
    }
    let readingsPath = folder + "/readings.jsonl"
    let paths = ["records.jsonl", "records.csv", "failures.jsonl"].map { folder + "/" + $0 }
    func isFilled(_ path: String) -> Bool { (PhotoWalk.status(of: path)?.st_size ?? 0) > 0 }
    if start == .new, let path = (paths + Self.asides(of: folder)).first(where: isFilled) {
      throw .outputExists(path: path)
    }
    if start != .replace { try Self.checkNotes(in: folder) }
    let isBegun = (paths + [readingsPath]).contains(where: isFilled)
    if start == .resume, isBegun {
      try Self.check(grouping, in: folder, hasReadings: isFilled(readingsPath))
    }
    records = try AppendingFile(paths[0])
    // Before anything is cut off or emptied.
    try records.lock()
    try Self.settle(shard, in: folder, resuming: start == .resume && isBegun)
    try Self.note(grouping, in: folder)
    csv = try AppendingFile(paths[1])
    failures = try AppendingFile(paths[2])
    readings = grouping == .file ? nil : try AppendingFile(readingsPath)
    if start == .resume {
      try Self.checkBeginnings(of: [records, failures, readings], table: csv)
    }
    for file in [records, failures, readings] {
      try start == .replace ? file?.clear() : file?.passOverTornLine()
    }
    pending = try PendingReadings(in: folder, resuming: start == .resume)
  }

  /// The files beside the results that keep lines of a batch that is not complete.
  private static func asides(of folder: String) -> [String] {
    ["readings.jsonl", "pending.jsonl", "tries.jsonl"].map { folder + "/" + $0 }
  }

  /// Refuses to replace or remove somebody else's files of the notes' names.
  ///
  /// - Throws: ``BatchError/damaged(path:line:)`` with the first line.
  private static func checkNotes(in folder: String) throws(BatchError) {
    if let shard = noted("shard.txt", in: folder), !shard.isEmpty, Shard(shard) == nil {
      throw .damaged(path: folder + "/shard.txt", line: 1)
    }
    if let grouping = noted("grouping.txt", in: folder), !grouping.isEmpty,
      PhotoGrouping(rawValue: grouping) == nil
    {
      throw .damaged(path: folder + "/grouping.txt", line: 1)
    }
  }

  /// The text of a note without its line end; `nil` where there is no such file.
  private static func noted(_ name: String, in folder: String) -> String? {
    FileManager.default.contents(atPath: folder + "/" + name).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }

  /// Refuses to go on with somebody else's files of the same names, before anything of them is cut off.
  ///
  /// - Throws: ``BatchError/damaged(path:line:)`` with the first line.
  private static func checkBeginnings(
    of lines: [AppendingFile?], table: AppendingFile
  ) throws(BatchError) {
    // Later versions add columns behind these.
    let columns = RecordCSV.header.prefix(3).joined(separator: ",") + ","
    guard try table.begins(with: Array(columns.utf8)) else {
      throw .damaged(path: table.path, line: 1)
    }
    for file in lines {
      guard let file, try !file.begins(with: Array("{\"".utf8)) else { continue }
      throw .damaged(path: file.path, line: 1)
    }
  }

  /// Refuses to add to the results of photos that were grouped in another way.
  ///
  /// Without a note each photo is its own record. Earlier versions noted nothing, and kept readings
  /// until their groups were records.
  private static func check(
    _ grouping: PhotoGrouping, in folder: String, hasReadings: Bool
  ) throws(BatchError) {
    let noted = noted("grouping.txt", in: folder)
    guard noted == nil ? (grouping == .file) != hasReadings : noted == grouping.rawValue else {
      throw .otherGrouping(path: folder)
    }
  }

  /// Notes in the folder how photos are grouped; nothing where each is its own record.
  private static func note(_ grouping: PhotoGrouping, in folder: String) throws(BatchError) {
    let path = folder + "/grouping.txt"
    let noted = noted("grouping.txt", in: folder)
    if grouping == .file, noted != nil, unlink(path) != 0 {
      throw .cannotWrite(path: path, reason: Errno(rawValue: errno).description)
    }
    guard grouping != .file, noted != grouping.rawValue else { return }
    let file = try AppendingFile(path)
    try file.clear()
    try file.append(grouping.rawValue.utf8)
  }

  /// Notes in the folder which shard its results are of; refuses to add to those of another.
  private static func settle(
    _ shard: Shard?, in folder: String, resuming: Bool
  ) throws(BatchError) {
    let path = folder + "/shard.txt"
    let noted = noted("shard.txt", in: folder)
    // A killed program may leave the file empty; no other file exists then.
    let earlier = noted.flatMap { $0.isEmpty ? nil : $0 }
    if resuming, earlier != shard?.description {
      throw .otherShard(path: folder, earlier: earlier)
    }
    if let shard, earlier != shard.description {
      let file = try AppendingFile(path)
      try file.clear()
      try file.append(shard.description.utf8)
    } else if shard == nil, noted != nil, unlink(path) != 0 {
      throw .cannotWrite(path: path, reason: Errno(rawValue: errno).description)
    }
  }

  /// Replaces the file of records by `other`, a file in the same folder.
  mutating func replaceRecords(by other: AppendingFile) throws(BatchError) {
    try other.synchronize()
    guard rename(other.path, records.path) == 0 else {
      throw .cannotWrite(path: records.path, reason: Errno(rawValue: errno).description)
    }
    other.path = records.path
    records = other
  }

  /// Reads the progress, and rewrites the table from the records: it may lack the last of them.
  func load() throws(BatchError) -> Progress {
    var progress = Progress(deaths: try WorkerDeaths(in: folder, resuming: isResumed))
    var waiting: Set<[UInt8]> = []
    try csv.clear()
    try csv.append(RecordCSV.row(RecordCSV.header).utf8)
    try records.forEachLine { (line, number, offset) throws(BatchError) in
      guard let record = try? ProductRecord(json: Data(line)),
        case .images(let images) = record.origin
      else { throw .damaged(path: records.path, line: number) }
      for image in images { progress.settled.insert(image.file) }
      if record.lookup == .pending, let name = record.firstPhoto {
        waiting.insert(Array(name.utf8))
        if !pending.has(name) { progress.withoutReadings += 1 }
      }
      if readings == nil, let digest = images.first?.sha256.flatMap(SeenPhotos.Digest.init) {
        progress.seen.note(digest, .written(offset..<offset + Int64(line.count)))
      }
      try csv.append(RecordCSV.row(RecordCSV.cells(of: record)).utf8)
    }
    pending.keepOnly(waiting)
    try failures.forEachLine { (line, number, _) throws(BatchError) in
      guard let failure = try? JSONDecoder().decode(FailureLine.self, from: Data(line)) else {
        throw .damaged(path: failures.path, line: number)
      }
      progress.settled.insert(failure.file)
      progress.failures += 1
      if let digest = failure.sha256.flatMap(SeenPhotos.Digest.init) {
        progress.seen.note(digest, .failed(failure.failure))
      }
    }
    try readings?.forEachLine { (line, number, offset) throws(BatchError) in
      struct Key: Decodable {
        var file: String
        var barcodes: [GTIN]
        var sha256: String
      }
      guard let key = try? JSONDecoder().decode(Key.self, from: Data(line)) else {
        throw .damaged(path: readings?.path ?? "", line: number)
      }
      let range = offset..<offset + Int64(line.count)
      progress.stored.append(StoredReading(file: key.file, barcodes: key.barcodes, range: range))
      if let digest = SeenPhotos.Digest(key.sha256) { progress.seen.note(digest, .written(range)) }
    }
    // All lines are this program's: no line of somebody else is cut.
    for file in [records, failures, readings] { try file?.mendEnd() }
    return progress
  }
}
