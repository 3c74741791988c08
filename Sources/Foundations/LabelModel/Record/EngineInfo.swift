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
