/// A photo or a film that a record was made from.
public struct ImageReference: Hashable, Sendable {
  /// The file as it was named.
  public var file: String
  /// The file's SHA-256 in lower-case hexadecimal digits; `nil` when the file could not be read.
  public var sha256: String?
  /// The times of a film's frames that were read, in seconds from its beginning, ascending; `nil` for a photo.
  public var frames: [Double]?

  /// Creates a reference.
  public init(file: String, sha256: String? = nil, frames: [Double]? = nil) {
    self.file = file
    self.sha256 = sha256
    self.frames = frames
  }
}

extension ImageReference: Codable {
  private enum CodingKeys: String, CodingKey { case file, sha256, frames }

  /// Writes every key, a missing digest as `null`; `frames` are written of films alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(sha256, forKey: .sha256)
    try container.encodeIfPresent(frames, forKey: .frames)
  }
}
