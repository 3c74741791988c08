import Foundation
import LabelScan
import ProductStore
import ProgramSettings

/// The recognition of text that a command's settings ask for.
struct ChosenEngine {
  /// The engine that reads text.
  let engine: RecognitionEngine
  /// The most memory that a worker process may address, in MiB.
  let memoryLimit: Int
  private let tessdata: String?
  private let model: String?
  /// The folder for a picture of each step; `nil` for none.
  let debugFolder: String?

  /// Takes the settings.
  ///
  /// - Throws: ``CommandFailure`` for a setting that cannot be used.
  init(_ settings: Settings, debugFolder: String?) throws(CommandFailure) {
    (engine, memoryLimit, tessdata, model) = try reading { () throws(SettingsError) in
      (
        try settings.text(.engine).flatMap(RecognitionEngine.init) ?? .auto,
        try settings.count(.memoryLimit) ?? 4096, try settings.text(.tessdata),
        try settings.text(.model)
      )
    }
    self.debugFolder = debugFolder
  }

  /// Checks before any work that the folders can be used; one for pictures is made if need be.
  ///
  /// - Throws: ``CommandFailure`` with `unavailable` or `cannotCreate`.
  func checkFolders() throws(CommandFailure) {
    var isFolder: ObjCBool = false
    if let tessdata,
      !FileManager.default.fileExists(atPath: tessdata, isDirectory: &isFolder)
        || !isFolder.boolValue
    {
      throw CommandFailure(
        .unavailable,
        "no folder \(tessdata); name one that holds .traineddata files with --tessdata, or leave it "
          + "out")
    }
    guard let debugFolder else { return }
    do {
      try makePrivateFolder(debugFolder)
    } catch {
      throw CommandFailure(
        .cannotCreate,
        "the folder \(debugFolder) cannot be made (\(error)); name another with --debug-dir"
      )
    }
    guard access(debugFolder, W_OK | X_OK) == 0 else {
      throw CommandFailure(
        .cannotCreate,
        "the folder \(debugFolder) may not be written; name another with --debug-dir")
    }
  }

  /// Says to a person when a weaker model reads because ours is missing.
  func complainOfStandIn() {
    guard let standIn = recognition(budget: 1).standIn else { return }
    let best = RecognitionSettings.preferredModels[0]
    complain(
      "the model \(best) was not found; \(standIn) reads, and finds far fewer values. Name the folder of "
        + "\(best).traineddata with --tessdata or LABELSCAN_TESSDATA")
  }

  /// The same recognition, as the arguments of another process.
  var arguments: [String] {
    let named = [("--tessdata", tessdata), ("--model", model), ("--debug-dir", debugFolder)]
    return ["--engine", engine.rawValue]
      + named.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + ["--memory-limit", "\(memoryLimit)"]
  }

  /// The settings of the recogniser; `budget` is in seconds of processor time.
  func recognition(budget: Double) -> RecognitionSettings {
    RecognitionSettings(
      modelFolders: RecognitionSettings.standardFolders(
        chosen: tessdata, environment: ProcessInfo.processInfo.environment,
        program: WorkerSettings.thisProgram),
      model: model, engine: engine, debugFolder: debugFolder, timeLimit: budget)
  }
}
