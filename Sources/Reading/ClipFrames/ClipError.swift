package import LabelModel

/// The reason why no frame of a film can be read.
package enum ClipError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The libraries that decode films are not installed; `packages` are Debian's names of them.
  case noLibrary(path: String, packages: String)
  /// The system refused to open `path`; `reason` is its own sentence.
  case unreadable(path: String, reason: String)
  /// The file is longer than `limit` bytes.
  case fileTooLarge(path: String, bytes: Int, limit: Int)
  /// The film is longer than `limit` seconds.
  case tooLong(path: String, limit: Double)
  /// A frame has more pixels than `limit`.
  case tooLarge(path: String, size: PixelSize, limit: Int)
  /// The film has no track of pictures, only sound for example.
  case noPictures(path: String)
  /// The codec is not supported.
  case unknownCoding(path: String)
  /// The header is damaged, or no frame can be decoded.
  case damaged(path: String)
  /// The film ends after `seconds`, and its header states `stated`.
  case incomplete(path: String, seconds: Double, stated: Double)
  /// Memory ran out.
  case outOfMemory(path: String)

  /// The failure and its remedy.
  package var description: String {
    switch self {
    case .noLibrary(let path, let packages):
      "\(path) is a film, and the libraries that decode films are not installed; install \(packages), or give photos"
    case .unreadable(let path, let reason):
      "cannot read \(path): \(reason); check its permissions and the disk"
    case .fileTooLarge(let path, let bytes, let limit):
      "\(path) has \(bytes) bytes, more than the \(limit) allowed for a film; cut it to the label"
    case .tooLong(let path, let limit):
      "\(path) is a film of more than \(Int(limit)) s; cut it to the seconds that show one product"
    case .tooLarge(let path, let size, let limit):
      """
      \(path) is a film of \(size.width) x \(size.height) pixels, more than the \(limit) allowed; film at 4K or less
      """
    case .noPictures(let path):
      "\(path) holds no film, only sound or other data; give a film or a photo of the label"
    case .unknownCoding(let path):
      """
      \(path) is a film whose pictures are coded in a way that is not read; save it as H.264, H.265, AV1, VP8 or VP9
      """
    case .damaged(let path):
      "\(path) is a film that cannot be decoded: it is incomplete or damaged; copy or download it again"
    case .incomplete(let path, let seconds, let stated):
      """
      \(path) is a film that ends after \(Self.tenths(seconds)) of \(Self.tenths(stated)) s; copy or download it again
      """
    case .outOfMemory(let path):
      "\(path) is a film that needs more memory than there is; allow more with --memory-limit"
    }
  }

  private static func tenths(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10)" }
}
