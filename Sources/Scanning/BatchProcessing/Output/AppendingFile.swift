import Foundation
import PhotoReading
import ProductStore
import SystemPackage

/// A file that grows by whole lines.
///
/// It belongs to one owner at a time, a ``BatchOutput``.
final class AppendingFile {
  /// The bytes of a line at most.
  private static let longestLine = 64 << 20

  /// Its path; whoever renames the file sets it.
  var path: String
  private let descriptor: FileDescriptor
  /// The end of the last line that counts, in bytes.
  private var length: Int64 = 0
  /// Whether bytes of a torn line follow ``length``.
  private var isTorn = false
  /// Whether the last line lacks its line feed.
  private var lacksLineFeed = false

  /// Opens the file, and makes it when it is not there, for its owner only.
  ///
  /// A link to a file is refused: somebody else may have put it there, to have its target emptied. One to a
  /// device is followed.
  ///
  /// - Throws: ``BatchError/cannotCreate(path:reason:)``.
  init(_ path: String) throws(BatchError) {
    self.path = path
    do {
      descriptor = try FileDescriptor.open(
        FilePath(path), .readWrite, options: [.create, .append, .closeOnExec, .noFollow],
        permissions: .ownerReadWrite)
    } catch Errno.tooManySymbolicLinkLevels {
      descriptor = try Self.device(path)
    } catch {
      throw .cannotCreate(path: path, reason: "\(error)")
    }
  }

  /// Opens the device that a link points at.
  private static func device(_ path: String) throws(BatchError) -> FileDescriptor {
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor.open(
        FilePath(path), .readWrite, options: [.append, .closeOnExec])
    } catch {
      throw .cannotCreate(path: path, reason: "it is a link (\(error))")
    }
    var status = stat()
    guard fstat(descriptor.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else {
      Glibc.close(descriptor.rawValue)
      throw .cannotCreate(path: path, reason: "it is a link to another file")
    }
    return descriptor
  }

  deinit {
    // Closing is not enough: a process that is being started holds a copy until it is.
    flock(descriptor.rawValue, LOCK_UN)
    do {
      try descriptor.close()
    } catch {
      // Every line was checked when it was written; there is nobody left to tell.
    }
  }

  /// Claims the file for this process, until it ends.
  ///
  /// On a disk without locks, some of a cluster for example, nothing is claimed.
  ///
  /// - Throws: ``BatchError/outputInUse(path:)``.
  func lock() throws(BatchError) {
    guard takeLock(of: descriptor.rawValue) else { throw .outputInUse(path: path) }
  }

  /// Adds `line` and a line feed in one write.
  ///
  /// - Returns: The offset of the line.
  /// - Throws: ``BatchError/cannotWrite(path:reason:)``; the file is as it was then.
  ///   ``BatchError/outputGone(path:)`` if it was deleted: what is written to it then is lost.
  @discardableResult
  func append(_ line: some Sequence<UInt8>) throws(BatchError) -> Int64 {
    var bytes = Array(line)
    bytes.append(UInt8(ascii: "\n"))
    try checkPresence()
    try mendEnd()
    let offset = length
    do {
      try descriptor.writeAll(bytes)
      length += Int64(bytes.count)
    } catch {
      let reason = "\(error)"
      try truncate(to: offset)
      throw .cannotWrite(path: path, reason: reason)
    }
    return offset
  }

  /// Empties the file.
  func clear() throws(BatchError) {
    try truncate(to: 0)
  }

  private func checkPresence() throws(BatchError) {
    var status = stat()
    guard fstat(descriptor.rawValue, &status) != 0 || status.st_nlink > 0 else {
      throw .outputGone(path: path)
    }
  }

  /// Returns when everything is on the disk.
  func synchronize() throws(BatchError) {
    try checkPresence()
    // A pipe or device cannot be synchronised and need not be.
    guard fsync(descriptor.rawValue) == 0 || errno == EINVAL || errno == EROFS else {
      throw .cannotWrite(path: path, reason: "\(Errno(rawValue: errno))")
    }
  }

  /// Whether the file begins with `start`. A shorter file need have the beginning of `start` alone.
  ///
  /// - Throws: ``BatchError/cannotRead(path:reason:)``.
  func begins(with start: [UInt8]) throws(BatchError) -> Bool {
    var status = stat()
    guard fstat(descriptor.rawValue, &status) == 0 else { return true }
    // A device such as /dev/full has no size.
    return start.starts(with: try read(0..<min(Int64(status.st_size), Int64(start.count))))
  }

  /// Returns the bytes of `range`.
  func read(_ range: Range<Int64>) throws(BatchError) -> [UInt8] {
    do {
      return try [UInt8](unsafeUninitializedCapacity: range.count) { space, count in
        count = 0
        while count < range.count {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(space)[count...])
          let read = try descriptor.read(
            fromAbsoluteOffset: range.lowerBound + Int64(count), into: rest)
          guard read > 0 else { throw Errno.ioError }
          count += read
        }
      }
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }

  /// Hands every line, with its offset, to `body`.
  func forEachLine(
    _ body: (_ line: [UInt8], _ number: Int, _ offset: Int64) throws(BatchError) -> Void
  ) throws(BatchError) {
    // A device such as /dev/full has no lines, but could be read without end.
    guard length > 0 else { return }
    var lines: LineReader
    do {
      try descriptor.seek(offset: 0, from: .start)
      lines = LineReader(descriptor, longest: Self.longestLine)
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
    var number = 0
    var offset: Int64 = 0
    while offset < length {
      let line: [UInt8]?
      do throws(LineReader.Failure) {
        line = try lines.next()
      } catch {
        throw switch error {
        case .tooLong: .damaged(path: path, line: number + 1)
        case .unreadable(let reason): .cannotRead(path: path, reason: "\(reason)")
        }
      }
      guard let line else { return }
      number += 1
      try body(line, number, offset)
      offset += Int64(line.count) + 1
    }
  }

  private func truncate(to end: Int64) throws(BatchError) {
    // A device such as /dev/full has no length to restore.
    guard ftruncate(descriptor.rawValue, off_t(end)) == 0 || errno == EINVAL else {
      throw .cannotWrite(path: path, reason: "\(Errno(rawValue: errno))")
    }
    length = end
    isTorn = false
    lacksLineFeed = false
  }

  /// Passes over a last line without line feed, which a killed program may leave.
  ///
  /// It remains in the file until ``mendEnd()``: the file may be somebody else's. A last line that is a
  /// whole JSON object counts; an editor may have dropped its line feed.
  func passOverTornLine() throws(BatchError) {
    let size: Int64
    do {
      size = try descriptor.seek(offset: 0, from: .end)
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
    let start = try startOfLastLine(size)
    length = size
    guard start < size else { return }
    if try isObject(start..<size) {
      lacksLineFeed = true
    } else {
      isTorn = true
      length = start
    }
  }

  /// The offset behind the last line feed before `size`, 0 without any.
  private func startOfLastLine(_ size: Int64) throws(BatchError) -> Int64 {
    var end = size
    while end > 0 {
      let start = max(0, end - 64 * 1024)
      if let last = try read(start..<end).lastIndex(of: UInt8(ascii: "\n")) {
        return start + Int64(last) + 1
      }
      end = start
    }
    return 0
  }

  private func isObject(_ range: Range<Int64>) throws(BatchError) -> Bool {
    guard range.count <= Self.longestLine else { return false }
    let line = Data(try read(range))
    return (try? JSONSerialization.jsonObject(with: line)) is [String: Any]
  }

  /// Cuts off a torn line, or adds a missing line feed.
  ///
  /// - Throws: ``BatchError/cannotWrite(path:reason:)``.
  func mendEnd() throws(BatchError) {
    if isTorn {
      try truncate(to: length)
    } else if lacksLineFeed {
      do {
        try descriptor.writeAll([UInt8(ascii: "\n")])
      } catch {
        throw .cannotWrite(path: path, reason: "\(error)")
      }
      length += 1
      lacksLineFeed = false
    }
  }
}
