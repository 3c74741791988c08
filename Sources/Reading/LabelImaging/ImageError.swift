public import LabelModel

/// The reason why an image file could not be turned into pixels, or pixels into a file.
public enum ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing is at `path`.
  case notFound(path: String)
  /// `path` is a folder.
  case isFolder(path: String)
  /// `path` is a pipe, a socket or a device.
  case notAFile(path: String)
  /// The system refused to open or read `path`; `reason` is its own sentence.
  case unreadable(path: String, reason: String)
  /// The file has no bytes.
  case empty(path: String)
  /// The file is longer than `limit` bytes.
  case fileTooLarge(path: String, bytes: Int, limit: Int)
  /// The picture is larger than `limits` allow.
  case tooLarge(path: String, size: PixelSize, limits: ImageLimits)
  /// The picture has no rows or no columns.
  case noPixels(path: String)
  /// The first bytes are of no picture format that is read here.
  case notAnImage(path: String)
  /// The file is of a known kind, `kind`, that is not read here.
  case unsupported(path: String, kind: String)
  /// The file begins like a `format` picture, but cannot be decoded: it is incomplete, damaged, or
  /// of a rare variety.
  case damaged(path: String, format: ImageFormat)
  /// The pixels could not be written as PNG; `reason` is libpng's own sentence.
  case notEncoded(size: PixelSize, reason: String)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .notFound(""): "a photo's name is empty; name a file"
    case .notFound("-"): "a photo is not read from standard input; save it to a file first"
    case .notFound(let path): "no file \(path); check the name"
    case .isFolder(let path):
      "\(path) is a folder; name the photos in it, or use the batch command for a whole folder"
    case .notAFile(let path):
      "\(path) is no regular file; save the photo to a file first"
    case .unreadable(let path, let reason):
      "cannot read \(path): \(reason); check its permissions and the disk"
    case .empty(let path):
      "\(path) is empty; copy or download it again"
    case .fileTooLarge(let path, let bytes, let limit):
      """
      \(path) has \(bytes) bytes, more than the \(limit) allowed; save it smaller, as JPEG for example
      """
    case .tooLarge(let path, let size, let limits):
      """
      \(path) has \(size.width) x \(size.height) pixels, more than the \(limits.maxSide) a side or \
      \(limits.maxPixels) in all allowed; scale it down or crop it to the label
      """
    case .noPixels(let path):
      "\(path) is a picture without pixels; take or export it again"
    case .notAnImage(let path):
      "\(path) is no picture; give a JPEG, PNG, WebP, TIFF, GIF, BMP or HEIC file"
    case .unsupported(let path, let kind) where kind.hasPrefix("a film"):
      "\(path) is \(kind), which is not supported; save it as MP4, or a frame of it as JPEG"
    case .unsupported(let path, let kind):
      "\(path) is \(kind), which is not supported; save it as JPEG or PNG"
    case .damaged(let path, let format):
      """
      \(path) cannot be decoded: the \(format) data is incomplete or damaged; copy or download it \
      again, or save it anew as JPEG or PNG
      """
    case .notEncoded(let size, let reason):
      "cannot write \(size.width) x \(size.height) pixels as PNG: \(reason); try a smaller picture"
    }
  }
}
