/// A photo or a short film to be read: a file, or the bytes of one.
///
/// A string literal is a file's path.
public struct Photo: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The source of a photo's bytes.
  enum Content: Hashable, Sendable {
    case file(path: String)
    case bytes([UInt8])
  }

  /// The photo's name in readings, records and errors.
  public let name: String
  let content: Content

  private init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// Creates a photo of the file at path `value`, which is its name, too.
  public init(stringLiteral value: String) {
    self.init(name: value, content: .file(path: value))
  }

  /// Returns the photo in a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - name: the photo's name; the path when `nil`.
  /// - Returns: the photo, which is not read yet.
  public static func file(_ path: String, name: String? = nil) -> Photo {
    Photo(name: name ?? path, content: .file(path: path))
  }

  /// Returns a photo in memory: the bytes of a JPEG, PNG, WebP, TIFF, GIF, BMP or HEIC file.
  ///
  /// A film in memory is read by worker processes alone.
  public static func bytes(_ bytes: [UInt8], name: String) -> Photo {
    Photo(name: name, content: .bytes(bytes))
  }
}
