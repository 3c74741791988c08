import Foundation

/// The settings of text recognition.
public struct RecognitionSettings: Hashable, Sendable, Codable {
  /// The folders in which models are looked for, in this order.
  public var modelFolders: [String]
  /// The model that must be used; `nil` takes the first there is of `label`, `Latin`
  /// and `eng`.
  public var model: String?
  /// The engine that reads; ``RecognitionEngine/auto`` chooses by the model.
  public var engine: RecognitionEngine
  /// Where each step is written as a picture, `nil` for nowhere.
  public var debugFolder: String?
  /// Seconds of processor time for a photo, after which no further line is begun. The text read
  /// until then is returned. It is processor time, so that a busy machine does not read less.
  public var timeLimit: Double

  /// Creates settings.
  public init(
    modelFolders: [String], model: String? = nil, engine: RecognitionEngine = .auto,
    debugFolder: String? = nil, timeLimit: Double = 8
  ) {
    self.modelFolders = modelFolders
    self.model = model
    self.engine = engine
    self.debugFolder = debugFolder
    self.timeLimit = timeLimit
  }

  /// Our own model first, then Debian's for all Latin scripts, then English.
  ///
  /// On the lines of 50 photos of food labels `label` read 77 % of the printed values, `eng` 45 %.
  package static let preferredModels = ["label", "Latin", "eng"]

  /// Returns the folders in which models are looked for:
  ///
  /// 1. `chosen`, what the user named (`--tessdata`);
  /// 2. `$LABELSCAN_TESSDATA`;
  /// 3. `Models` beside the program or in a folder above it (a checkout), and `share/labelscan/models` of its prefix;
  /// 4. `$TESSDATA_PREFIX`, then the folders of Debian's and others' packages.
  ///
  /// - Parameters:
  ///   - chosen: the folder that the user named, if any.
  ///   - environment: the process's environment.
  ///   - program: the running program's path.
  /// - Returns: the folders, whether they exist or not, except for those of point 3.
  public static func standardFolders(
    chosen: String? = nil, environment: [String: String], program: String
  ) -> [String] {
    var folders = [chosen, environment["LABELSCAN_TESSDATA"]].compactMap { $0 }
    var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    while true {
      for part in ["Models", "share/labelscan/models"] {
        let candidate = folder.appendingPathComponent(part).path
        if FileManager.default.fileExists(atPath: candidate) { folders.append(candidate) }
      }
      if folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    if let prefix = environment["TESSDATA_PREFIX"] { folders.append(prefix) }
    folders += [
      "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
      "/usr/share/tessdata", "/usr/local/share/tessdata",
    ]
    return folders.filter { !$0.isEmpty }
  }

  /// The path of the file of the model to use; `nil` where none is found.
  package var modelPath: String? {
    (try? modelFile())?.path
  }

  /// The weaker model that reads because the best of ``RecognitionSettings/preferredModels`` is in no folder.
  ///
  /// `nil` where the best one reads, where the user chose a model, and where no model is found.
  package var standIn: String? {
    guard model == nil, let name = (try? modelFile())?.name,
      name != RecognitionSettings.preferredModels[0]
    else { return nil }
    return name
  }

  /// Returns the file of the model to use.
  ///
  /// - Throws: ``RecognitionError/modelNotFound(model:folders:)`` naming the wanted model, or the
  ///   last of the preferred ones when none is there.
  func modelFile() throws(RecognitionError) -> ModelFile {
    let names = model.map { [$0] } ?? RecognitionSettings.preferredModels
    for name in names {
      if let file = try ModelFile.find(name, in: modelFolders) { return file }
    }
    throw .modelNotFound(model: names[names.count - 1], folders: modelFolders)
  }
}
