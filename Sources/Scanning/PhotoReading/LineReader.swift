package import SystemPackage

/// Splits what a descriptor gives into lines, holding one line at a time.
package struct LineReader {
  /// The reason why there is no next line.
  package enum Failure: Error, Hashable, Sendable {
    /// A line is longer than allowed.
    case tooLong
    /// The descriptor cannot be read.
    case unreadable(Errno)
  }

  private let descriptor: FileDescriptor
  private let longest: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var atEnd = false

  /// Whether the line returned last had a line feed.
  private(set) var wasComplete = true

  /// Reads lines of up to `longest` bytes from `descriptor`, which stays the caller's.
  package init(_ descriptor: FileDescriptor, longest: Int) {
    self.descriptor = descriptor
    self.longest = longest
  }

  /// Returns the next line without its line feed, `nil` after the last.
  package mutating func next() throws(Failure) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        guard end - start <= longest else { throw .tooLong }
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      guard searched <= longest else { throw .tooLong }
      guard !atEnd else {
        wasComplete = buffer.isEmpty
        defer { buffer = [] }
        return buffer.isEmpty ? nil : buffer
      }
      try fill()
    }
  }

  private mutating func fill() throws(Failure) {
    do {
      let chunk = try [UInt8](unsafeUninitializedCapacity: 64 * 1024) { space, count in
        count = try descriptor.read(into: UnsafeMutableRawBufferPointer(space))
      }
      buffer += chunk
      atEnd = chunk.isEmpty
    } catch let error as Errno {
      throw .unreadable(error)
    } catch {
      throw .unreadable(.ioError)
    }
  }
}
