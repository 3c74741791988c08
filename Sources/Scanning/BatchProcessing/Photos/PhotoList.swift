import PhotoReading
import SystemPackage

/// The photos that are named on standard input, one path a line.
///
/// Empty lines are left out. Every named file counts as a photo, whatever its name; a name that
/// comes again is read once.
public struct PhotoList: PhotoSource {
  private var lines = LineReader(.standardInput, longest: 64 * 1024)
  private var seen = PhotoNames()

  /// Creates a list; nothing is read yet.
  public init() {}

  /// Returns the next photo, `nil` at the end of the input.
  ///
  /// - Throws: ``BatchError/cannotReadList(reason:)``.
  public mutating func next() throws(BatchError) -> FoundPhoto? {
    while let line = try nextLine() {
      // No path has such a byte: the system would take what is before it for the whole path.
      guard !line.contains(0) else {
        throw .cannotReadList(reason: "it has NUL bytes, as find -print0 writes them")
      }
      let name = FileName(line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...])
      guard !name.shown.isEmpty, seen.insert(name.shown) else { continue }
      guard let path = name.text else { return .failure(file: name.shown, .nameIsNotUTF8) }
      return .photo(path: path, file: name.shown)
    }
    return nil
  }

  private mutating func nextLine() throws(BatchError) -> [UInt8]? {
    do throws(LineReader.Failure) {
      return try lines.next()
    } catch {
      throw switch error {
      case .tooLong: .cannotReadList(reason: "a line is longer than any path")
      case .unreadable(let reason): .cannotReadList(reason: "\(reason)")
      }
    }
  }
}
