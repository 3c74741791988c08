public import ArgumentParser
import Foundation
public import LabelScan
import ProductStore
import ProgramSettings

/// The options for text recognition, in every command that reads photos.
struct EngineOptions: ParsableArguments, SettingFlags {
  @Option(
    help: ArgumentHelp(
      "The engine that reads text: label (labelscan's own), tesseract (Leptonica and libtesseract) or auto. "
        + "auto is label where it can run the model; auto without it.",
      valueName: "name"))
  var engine: RecognitionEngine?

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
      "Memory that a worker process may address; a photo that needs more fails. 4096 without it.",
      valueName: "MiB"))
  var memoryLimit: Int?

  var flags: [Setting: SettingValue] {
    var flags: [Setting: SettingValue] = [:]
    flags[.engine] = engine.map { .text($0.rawValue) }
    flags[.tessdata] = tessdata.map { .text($0) }
    flags[.model] = model.map { .text($0) }
    flags[.memoryLimit] = memoryLimit.map { .count($0) }
    return flags
  }

  /// Checks what the types do not.
  func validate() throws { try checkFlags() }

  /// The recognition that these options and the other settings ask for.
  ///
  /// - Throws: ``CommandFailure`` for a setting that cannot be used.
  func chosen() throws(CommandFailure) -> ChosenEngine {
    try ChosenEngine(try settings(), debugFolder: debugDir)
  }
}

extension RecognitionEngine: ExpressibleByArgument {}
