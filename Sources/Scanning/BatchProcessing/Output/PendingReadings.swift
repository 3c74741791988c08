import Foundation
import LabelModel
import PhotoReading

/// The readings of photos whose record waits for a look-up (`pending.jsonl`), a record a line.
///
/// No photo is read again when its record is completed. The names of the photos that wait are in memory.
final class PendingReadings {
  private struct Line: Codable {
    var readings: [PhotoReading]
  }

  /// The members of a line that say which record it is of.
  private struct Key: Decodable {
    struct Reading: Decodable {
      var file: String
      var barcodes: [GTIN]
    }
    var readings: [Reading]
  }

  /// The readings that wait: their place, and the barcodes on their photos.
  ///
  /// By the bytes of names: two names that Unicode takes for the same text are two.
  private var waiting: [[UInt8]: (place: Range<Int64>, barcodes: [GTIN])] = [:]
  private let path: String
  private var file: AppendingFile?

  /// Opens the file in `folder` if it is there; what an earlier batch left is removed unless `resuming`.
  ///
  /// - Throws: ``BatchError``.
  init(in folder: String, resuming: Bool) throws(BatchError) {
    path = folder + "/pending.jsonl"
    guard access(path, F_OK) == 0 else { return }
    let file = try AppendingFile(path)
    self.file = file
    guard resuming else {
      try remove()
      return
    }
    try file.passOverTornLine()
    try file.forEachLine { (line, number, offset) throws(BatchError) in
      guard let key = try? JSONDecoder().decode(Key.self, from: Data(line)),
        let first = key.readings.first
      else { throw .damaged(path: file.path, line: number) }
      waiting[Array(first.file.utf8)] = (
        offset..<offset + Int64(line.count), key.readings.flatMap(\.barcodes)
      )
    }
    try file.mendEnd()
  }

  /// The number of records that wait.
  var count: Int { waiting.count }

  /// The numbers of barcodes on the photos of all records that wait.
  var barcodes: [GTIN] {
    Set(waiting.values.flatMap(\.barcodes)).sorted { $0.digits < $1.digits }
  }

  /// Keeps the readings of a record.
  func keep(_ readings: [PhotoReading]) throws(BatchError) {
    guard let first = readings.first else { return }
    let file = try opened()
    let line: Data
    do {
      line = try JSONEncoder().encode(Line(readings: readings))
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
    let offset = try file.append(line)
    waiting[Array(first.file.utf8)] = (
      offset..<offset + Int64(line.count), readings.flatMap(\.barcodes)
    )
  }

  /// Returns the readings of the record whose first photo is `name`; `nil` when none wait.
  func readings(of name: String) throws(BatchError) -> [PhotoReading]? {
    guard let file, let place = waiting[Array(name.utf8)]?.place else { return nil }
    let line = try file.read(place)
    do {
      return try JSONDecoder().decode(Line.self, from: Data(line)).readings
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }

  /// Whether readings of the record whose first photo is `name` wait.
  func has(_ name: String) -> Bool { waiting[Array(name.utf8)] != nil }

  /// Forgets the readings of all records but those of `names`, in bytes.
  ///
  /// A killed program may leave readings whose record was completed, or was not written.
  func keepOnly(_ names: Set<[UInt8]>) { waiting = waiting.filter { names.contains($0.key) } }

  /// Notes that the record whose first photo is `name` waits no longer.
  func settle(_ name: String) { waiting[Array(name.utf8)] = nil }

  /// Writes the file anew with the readings that still wait; without any it is removed.
  func compact() throws(BatchError) {
    guard let file else { return }
    guard !waiting.isEmpty else {
      try remove()
      return
    }
    let other = try AppendingFile(path + ".new")
    try other.clear()
    for (name, entry) in waiting.sorted(by: {
      $0.value.place.lowerBound < $1.value.place.lowerBound
    }) {
      let line = try file.read(entry.place)
      let offset = try other.append(line)
      waiting[name]?.place = offset..<offset + Int64(line.count)
    }
    try other.synchronize()
    guard rename(other.path, path) == 0 else {
      throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    other.path = path
    self.file = other
  }

  /// Brings everything to the disk.
  func synchronize() throws(BatchError) { try file?.synchronize() }

  /// The file, made if need be.
  private func opened() throws(BatchError) -> AppendingFile {
    if let file { return file }
    let made = try AppendingFile(path)
    file = made
    return made
  }

  private func remove() throws(BatchError) {
    file = nil
    waiting = [:]
    guard unlink(path) == 0 || errno == ENOENT else {
      throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
