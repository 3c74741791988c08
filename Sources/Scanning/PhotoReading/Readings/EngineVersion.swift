import LabelModel
import TextRecognition

/// The programs and models that read a photo; every record names them, so that a value can be traced.
public struct EngineVersion: Hashable, Sendable, Codable {
  /// The version of labelscan.
  public var labelscan: String
  /// The engine that reads text, `label` or `tesseract`; `nil` where no text is read, and in readings of
  /// earlier versions.
  public var name: String?
  /// The engine's version; `nil` where ``name`` is.
  public var version: String?
  /// The version of libtesseract, `5.3.0` for example; `nil` where it reads nothing.
  public var tesseract: String?
  /// The recognition models that read.
  public var models: [String]

  /// Names the programs and models.
  public init(
    labelscan: String, name: String?, version: String?, tesseract: String?, models: [String]
  ) {
    self.labelscan = labelscan
    self.name = name
    self.version = version
    self.tesseract = tesseract
    self.models = models
  }

  /// Decodes a description.
  ///
  /// Earlier versions named no engine, and libtesseract whether it was loaded or not: that is left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    labelscan = try container.decode(String.self, forKey: .labelscan)
    models = try container.decode([String].self, forKey: .models)
    name = try container.decodeIfPresent(String.self, forKey: .name)
    version = try container.decodeIfPresent(String.self, forKey: .version)
    tesseract =
      name == nil ? nil : try container.decodeIfPresent(String.self, forKey: .tesseract)
  }

  /// Describes what reads no text.
  static let noText = EngineVersion(
    labelscan: labelscanVersion, name: nil, version: nil, tesseract: nil, models: [])

  /// Describes an engine before it has read anything.
  init(_ engine: any TextEngine) {
    let isTesseract = engine.name == RecognitionEngine.tesseract.rawValue
    self.init(engine, tesseract: isTesseract ? engine.version : nil, models: engine.models)
  }

  /// Describes what read a photo.
  init(_ engine: any TextEngine, of text: PhotoText) {
    let models = text.page.models + (text.sideways.first?.models ?? [])
    self.init(
      engine, tesseract: text.tesseract,
      models: models.indices.filter { !models[..<$0].contains(models[$0]) }.map { models[$0] })
  }

  private init(_ engine: any TextEngine, tesseract: String?, models: [String]) {
    self.init(
      labelscan: labelscanVersion, name: engine.name, version: engine.version ?? labelscanVersion,
      tesseract: tesseract, models: models)
  }
}
