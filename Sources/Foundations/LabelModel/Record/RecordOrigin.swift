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

/// The origin of a record.
public enum RecordOrigin: Hashable, Sendable {
  /// Photos.
  case images([ImageReference])
  /// A file of text that another engine recognised.
  case text(String)

  /// The photos and films in their order; empty for a text.
  public var images: [ImageReference] {
    if case .images(let images) = self { images } else { [] }
  }

  /// The files as they were named.
  public var files: [String] {
    switch self {
    case .images(let images): images.map(\.file)
    case .text(let file): [file]
    }
  }
}

/// The programs that read a label.
public struct EngineInfo: Hashable, Sendable {
  /// This program's version.
  public var labelscan: String
  /// The engine that read the text, `label` or `tesseract`; `nil` when text was given, and in records
  /// of earlier versions.
  public var name: String?
  /// The engine's version; `nil` where ``name`` is.
  public var version: String?
  /// libtesseract's version; `nil` when it read no line.
  public var tesseract: String?
  /// The recognition models that read the label.
  public var models: [String]

  /// Creates an engine's description.
  public init(
    labelscan: String, name: String? = nil, version: String? = nil, tesseract: String? = nil,
    models: [String] = []
  ) {
    self.labelscan = labelscan
    self.name = name
    self.version = version
    self.tesseract = tesseract
    self.models = models
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

extension EngineInfo: Codable {
  private enum CodingKeys: String, CodingKey {
    case labelscan, name, version, tesseract, models
  }

  /// Writes every key; a missing one is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(labelscan, forKey: .labelscan)
    try container.encode(name, forKey: .name)
    try container.encode(version, forKey: .version)
    try container.encode(tesseract, forKey: .tesseract)
    try container.encode(models, forKey: .models)
  }
}
