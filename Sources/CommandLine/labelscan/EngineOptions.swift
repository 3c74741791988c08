public import ArgumentParser
import Foundation
public import LabelScan
import ProductStore

/// How text is recognised, in every command that reads photos.
struct EngineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The engine that reads text: label (labelscan's own), tesseract (Leptonica and libtesseract), or "
        + "auto (label where it can run the model).",
      valueName: "name"))
  var engine: RecognitionEngine = .auto

  @Option(
    help: ArgumentHelp(
      "A folder with recognition models, searched before the standard ones.", valueName: "folder"),
    completion: .directory)
  var tessdata: String?

  @Option(
    help: ArgumentHelp(
      "The recognition model, in place of the best there is.", valueName: "name"))
  var model: String?

  @Option(
    help: ArgumentHelp(
      "A folder for a picture of each step, to see where reading goes wrong.", valueName: "folder"),
    completion: .directory)
  var debugDir: String?

  @Option(
    help: ArgumentHelp(
      "Memory that a worker process may address; a photo that needs more fails.",
      valueName: "MiB"))
  var memoryLimit: Int = 4096

  /// Checks what the types do not.
  func validate() throws {
    // The program and its libraries address some 350 MiB before they read anything.
    guard (512...1 << 20).contains(memoryLimit) else {
      throw ValidationError("--memory-limit is \(memoryLimit); give 512 to 1048576 MiB")
    }
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
    guard let debugDir else { return }
    do {
      try makePrivateFolder(debugDir)
    } catch {
      throw CommandFailure(
        .cannotCreate,
        "the folder \(debugDir) cannot be made (\(error)); name another with --debug-dir"
      )
    }
    guard access(debugDir, W_OK | X_OK) == 0 else {
      throw CommandFailure(
        .cannotCreate,
        "the folder \(debugDir) may not be written; name another with --debug-dir")
    }
  }

  /// The same options, as the arguments of another process.
  var arguments: [String] {
    let named = [("--tessdata", tessdata), ("--model", model), ("--debug-dir", debugDir)]
    return ["--engine", engine.rawValue]
      + named.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + ["--memory-limit", "\(memoryLimit)"]
  }

  /// What the recogniser is told; `budget` is in seconds of processor time.
  func settings(budget: Double) -> RecognitionSettings {
    RecognitionSettings(
      modelFolders: RecognitionSettings.standardFolders(
        chosen: tessdata, environment: ProcessInfo.processInfo.environment,
        program: WorkerSettings.thisProgram),
      model: model, engine: engine, debugFolder: debugDir, timeLimit: budget)
  }
}

extension RecognitionEngine: ExpressibleByArgument {}
