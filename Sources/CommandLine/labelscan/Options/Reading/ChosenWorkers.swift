import Foundation
import LabelScan
import ProgramSettings

/// The worker processes that a command's settings ask for.
struct ChosenWorkers {
  /// The recognition in each process.
  let engine: ChosenEngine
  /// The longest that reading one photo may take.
  let photoTimeLimit: Duration
  /// Seconds of processor time for a photo.
  ///
  /// A part of the text is worth more than an error: recognition is told to stop well before the limit.
  let budget: Double
  private let program: String?
  private let showsMessages: Bool

  /// Seconds of processor time after which a worker looks for no more text.
  ///
  /// That is twenty times what most photos take. libtesseract takes ten times as long as `label` (docs/accuracy.md).
  private static func standardBudget(of engine: RecognitionEngine) -> Double {
    engine == .tesseract ? 80 : 8
  }

  /// Takes the settings of `options`.
  ///
  /// - Throws: ``CommandFailure`` for a setting that cannot be used.
  init(_ options: WorkerOptions) throws(CommandFailure) {
    let settings = try options.settings()
    engine = try ChosenEngine(settings, debugFolder: options.engine.debugDir)
    let limit = try reading { () throws(SettingsError) in try settings.number(.timeLimit) } ?? 60
    photoTimeLimit = .seconds(limit)
    budget = min(Self.standardBudget(of: engine.engine), limit * 0.8)
    program = options.program
    showsMessages = options.workerMessages
  }

  /// The settings of up to `count` workers, of which each reads barcodes alone if `barcodesOnly`.
  func settings(count: Int, barcodesOnly: Bool = false) -> WorkerSettings {
    WorkerSettings(
      executable: program ?? WorkerSettings.thisProgram,
      arguments: ["worker", "--budget", "\(budget)"] + engine.arguments
        + (barcodesOnly ? ["--barcodes-only"] : []),
      count: count, showsDiagnostics: showsMessages)
  }

  /// A scanner with up to `count` worker processes.
  ///
  /// - Parameters:
  ///   - count: the most processes.
  ///   - barcodesOnly: whether barcodes alone are read.
  ///   - configuration: the rest of the scanner's configuration.
  /// - Returns: the scanner; no process is started yet.
  /// - Throws: ``CommandFailure``, as ``ChosenEngine/checkFolders()`` does.
  func scanner(
    count: Int, barcodesOnly: Bool = false,
    _ configuration: LabelScanner.Configuration = LabelScanner.Configuration()
  ) throws(CommandFailure) -> LabelScanner {
    try engine.checkFolders()
    if !barcodesOnly { engine.complainOfStandIn() }
    var configuration = configuration
    configuration.reader = .workers(
      settings(count: count, barcodesOnly: barcodesOnly), timeLimit: photoTimeLimit)
    return LabelScanner(configuration)
  }
}

extension PhotoFailure {
  /// The sentence, with the photo's name in front where it is not in it.
  func naming(_ photo: String) -> String {
    photo.isEmpty || message.contains(photo) ? message : "\(photo): \(message)"
  }
}

extension LabelScanError {
  /// The sentence, with the photo's name in front where it is not in it and the photo is to blame.
  func naming(_ photo: String) -> String {
    guard case .unreadable(let failures) = self, let failure = failures.first?.failure else {
      return description
    }
    return failure.naming(photo)
  }
}
