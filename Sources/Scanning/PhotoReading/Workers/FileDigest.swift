import ClipFrames
import Digests
import Foundation
import LabelImaging
import SystemPackage

/// The SHA-256 digest of the file at `path`, which is read piece by piece.
///
/// `nil` for a file that is no photo or film to be read, and where OpenSSL makes no digest. Such a
/// file is empty, larger than these may be, not regular or not readable.
func sha256(ofFile path: String) -> String? {
  let mostBytes = max(ImageLimits.standard.maxFileBytes, ClipLimits.standard.maxFileBytes)
  // Opening a pipe would wait for its other end.
  guard
    let file = try? FileDescriptor.open(
      FilePath(path), .readOnly, options: [.nonBlocking, .closeOnExec])
  else { return nil }
  defer { close(file.rawValue) }
  var status = stat()
  guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
    (1...mostBytes).contains(Int(status.st_size))
  else { return nil }
  var total = 0
  return try? sha256 { () throws -> [UInt8]? in
    let piece = try [UInt8](unsafeUninitializedCapacity: 1 << 18) { space, count in
      count = try file.read(into: UnsafeMutableRawBufferPointer(space))
    }
    total += piece.count
    // A file that grows while it is read.
    guard total <= mostBytes else { throw Errno.fileTooLarge }
    return piece.isEmpty ? nil : piece
  }
}
