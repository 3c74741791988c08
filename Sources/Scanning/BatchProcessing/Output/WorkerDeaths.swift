import Foundation
import PhotoReading

/// Photos over which a worker process ended, and how often: `tries.jsonl` in the output folder.
///
/// A photo that has ended two workers is poison: it is named and never tried again. That holds also
/// when the batch itself was stopped between the first and the second. A photo in hand when the
/// batch was killed is not counted: that may have had any cause.
struct WorkerDeaths {
  /// The number of workers that a photo may end.
  static let limit = 2

  private struct Line: Codable {
    var file: String
  }

  private let path: String
  /// `nil` until there is something to write.
  private var log: AppendingFile?
  /// By the bytes of the photos' names.
  private var counts: [[UInt8]: Int] = [:]

  /// Reads what an earlier run noted, when that is resumed; else it is removed.
  init(in folder: String, resuming: Bool) throws(BatchError) {
    path = folder + "/tries.jsonl"
    guard PhotoWalk.status(of: path) != nil else { return }
    guard resuming else {
      try remove()
      return
    }
    let log = try AppendingFile(path)
    try log.passOverTornLine()
    var counts: [[UInt8]: Int] = [:]
    try log.forEachLine { [path] (line, number, _) throws(BatchError) in
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)) else {
        throw .damaged(path: path, line: number)
      }
      counts[Array(line.file.utf8), default: 0] += 1
    }
    try log.mendEnd()
    self.log = log
    self.counts = counts
  }

  /// The number of workers that ended over a photo.
  func count(of file: String) -> Int { counts[Array(file.utf8)] ?? 0 }

  /// Notes that one more did.
  ///
  /// - Returns: How many that makes.
  mutating func note(_ file: String) throws(BatchError) -> Int {
    let log: AppendingFile
    if let open = self.log { log = open } else { log = try AppendingFile(path) }
    self.log = log
    let line: Data
    do {
      line = try JSONEncoder().encode(Line(file: file))
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
    try log.append(line)
    counts[Array(file.utf8), default: 0] += 1
    return count(of: file)
  }

  /// Removes the file: every photo is done.
  mutating func remove() throws(BatchError) {
    log = nil
    counts = [:]
    guard PhotoWalk.status(of: path) != nil else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .cannotWrite(path: path, reason: "it cannot be removed")
    }
  }
}

extension PhotoFailure {
  /// The failure of a photo that ended its workers before the batch was stopped.
  static let quarantined = PhotoFailure(
    stage: .worker, code: "quarantined",
    message: "the worker process ended while reading this photo, twice, before the batch was "
      + "stopped; it is not tried again; the photo may be damaged")
}
