internal import CZlib
import Foundation

/// Gives the lines of a file of any size, unpacking gzip, in memory that does not grow with it.
///
/// A file that does not begin like one of gzip is taken as it is. A byte order mark before the first line is
/// no part of it. Several gzip members, one after the
/// other, are one text (RFC 1952, 2.2).
public final class PackedLines {
  /// The file's size in bytes.
  public let size: Int
  /// The number of bytes of the file that have been read.
  public private(set) var position = 0
  /// The number of unpacked bytes of the lines given so far, line feeds included.
  public private(set) var offset = 0
  /// Whether the file is packed.
  public let isPacked: Bool
  /// Whether the last line was given, and no line feed ends it: a file that was cut off ends so.
  public private(set) var endsWithinLine = false

  /// A line without its end.
  public enum Line {
    /// All of it.
    case whole(ArraySlice<UInt8>)
    /// A line of this many bytes, too long for memory; it was skipped.
    case tooLong(Int)
  }

  private let descriptor: Int32
  private let longest: Int
  private var stream = z_stream()
  private var input: [UInt8]
  private var inputStart = 0
  private var inputEnd = 0
  private var isWithinMember = false
  private var isAtEnd = false
  private var lines: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// Opens the file at `path`; lines of more than `longest` bytes are passed over.
  ///
  /// - Throws: ``TextFormatError/unreadable(reason:)``.
  public init(_ path: String, longest: Int) throws(TextFormatError) {
    // Opening a pipe would wait for its other end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      // What was read of a pipe is gone when the file is opened again.
      throw .unreadable(
        reason: info.st_mode & S_IFMT == S_IFDIR
          ? "it is a folder" : "it is a pipe or a device, so save its content as a file")
    }
    var head: [UInt8] = [0, 0]
    let count = pread(descriptor, &head, 2, 0)
    self.descriptor = descriptor
    self.longest = longest
    size = Int(info.st_size)
    isPacked = count == 2 && TextFormats.isPacked(head)
    input = [UInt8](repeating: 0, count: 1 << 18)
    guard !isPacked || startMember() else { throw .damagedArchive }
  }

  deinit {
    if isPacked { inflateEnd(&stream) }
    close(descriptor)
  }

  /// Continues at `offset`, a former value of ``offset``; a packed file is unpacked up to it.
  ///
  /// - Throws: As ``next()`` does, and ``TextFormatError/damagedArchive`` for one that ends before.
  public func skip(to offset: Int) throws(TextFormatError) {
    if !isPacked {
      guard offset <= size, lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else {
        throw .damagedArchive
      }
      position = offset
      self.offset = offset
      return
    }
    while self.offset < offset {
      lines.removeAll(keepingCapacity: true)
      guard try fill() else { throw .damagedArchive }
      let over = self.offset + lines.count - offset
      if over > 0 {
        start = lines.count - over
        searched = start
        self.offset = offset
        return
      }
      self.offset += lines.count
    }
    lines.removeAll(keepingCapacity: true)
    (start, searched) = (0, 0)
  }

  /// Returns the next line, `nil` after the last. A slice is good until the next call.
  ///
  /// - Throws: ``TextFormatError/damagedArchive`` where gzip ends early or is damaged: all whole lines
  ///   before have been given. ``TextFormatError/unreadable(reason:)`` where reading fails.
  public func next() throws(TextFormatError) -> Line? {
    var passedOver = 0
    while true {
      if let end = lineFeed() {
        let line = withoutMark(start..<end)
        let length = passedOver + line.count
        offset += end - start + 1
        start = end + 1
        searched = start
        return length > longest ? .tooLong(length) : .whole(lines[line])
      }
      if lines.count - start > longest {
        passedOver += lines.count - start
        offset += lines.count - start
        start = lines.count
      }
      lines.removeSubrange(..<start)
      (start, searched) = (0, lines.count)
      guard try fill() else {
        let rest = withoutMark(lines.indices)
        let length = passedOver + rest.count
        guard length > 0 else { return nil }
        offset += lines.count
        endsWithinLine = true
        defer { (start, searched) = (lines.count, lines.count) }
        return length > longest ? .tooLong(length) : .whole(lines[rest])
      }
    }
  }

  /// The range of a line without the byte order mark that some editors write before the first one.
  private func withoutMark(_ line: Range<Int>) -> Range<Int> {
    offset == 0 && lines[line].starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }

  private func lineFeed() -> Int? {
    lines.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, searched < bytes.count,
        let found = memchr(base + searched, 0x0A, bytes.count - searched)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Adds more unpacked bytes to `lines`; `false` at the end.
  private func fill() throws(TextFormatError) -> Bool {
    let before = lines.count
    while lines.count == before {
      if inputStart == inputEnd, try !readInput() {
        if isPacked, isWithinMember { throw .damagedArchive }
        return false
      }
      if isPacked {
        try inflateSome()
      } else {
        lines += input[inputStart..<inputEnd]
        inputStart = inputEnd
      }
    }
    return true
  }

  private func readInput() throws(TextFormatError) -> Bool {
    guard !isAtEnd else { return false }
    var count = -1
    repeat { count = read(descriptor, &input, input.count) } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    position += count
    (inputStart, inputEnd) = (0, count)
    isAtEnd = count == 0
    return count > 0
  }

  private func startMember() -> Bool {
    stream = z_stream()
    return inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  private func inflateSome() throws(TextFormatError) {
    isWithinMember = true
    let room = 1 << 18
    let old = lines.count
    lines.append(contentsOf: repeatElement(0, count: room))
    var status = Z_OK
    input.withUnsafeBufferPointer { input in
      lines.withUnsafeMutableBufferPointer { lines in
        stream.next_in = input.baseAddress.map { $0 + inputStart }
        stream.avail_in = UInt32(inputEnd - inputStart)
        stream.next_out = lines.baseAddress.map { $0 + old }
        stream.avail_out = UInt32(room)
        status = inflate(&stream, Z_NO_FLUSH)
      }
    }
    inputStart = inputEnd - Int(stream.avail_in)
    lines.removeLast(Int(stream.avail_out))
    switch status {
    case Z_OK, Z_BUF_ERROR: return
    case Z_STREAM_END:
      isWithinMember = false
      guard inflateReset(&stream) == Z_OK else { throw .damagedArchive }
    default: throw .damagedArchive
    }
  }
}
