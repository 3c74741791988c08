import Glibc
import LabelImaging

/// A file format of films, recognised by a file's first bytes and never by its name.
package enum ClipFormat: Hashable, Sendable, CaseIterable {
  /// QuickTime, MP4 and 3GP: ISO/IEC 14496-12.
  case quickTime
  /// Matroska and WebM.
  case matroska
  /// AVI.
  case avi

  /// Extensions of film files, in lower case.
  package static let extensions: Set<String> = [
    "3gp", "avi", "m4v", "mkv", "mov", "mp4", "webm",
  ]

  /// Recognises the format by `bytes`, the beginning of a file; `nil` for pictures and anything else.
  package init?(firstBytesOf bytes: [UInt8]) {
    func has(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    guard ImageFormat(firstBytesOf: bytes) == nil else { return nil }
    if Self.firstBoxes.contains(where: { has($0, at: 4) }), !has("crx ", at: 8) {
      self = .quickTime
    } else if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .matroska
    } else if has("RIFF"), has("AVI ", at: 8) {
      self = .avi
    } else {
      return nil
    }
  }

  /// Recognises the regular file at `path`; `nil` for what cannot be read, too.
  package init?(ofFile path: String) {
    // Without O_NONBLOCK, opening a pipe would wait for a writer for ever.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let start = [UInt8](unsafeUninitializedCapacity: 16) { bytes, count in
      count = max(0, pread(file, bytes.baseAddress, 16, 0))
    }
    self.init(firstBytesOf: start)
  }

  /// The boxes that such a file begins with; those of QuickTime before `ftyp` are in Apple's QuickTime
  /// File Format Specification.
  private static let firstBoxes = ["ftyp", "moov", "mdat", "wide"]
}
