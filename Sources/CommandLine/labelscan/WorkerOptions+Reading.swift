import Foundation
import LabelScan

extension WorkerError {
  /// The sentence, with the photo's name in front where it is not in it and the photo is to blame.
  func naming(_ photo: String) -> String { photoFailure?.naming(photo) ?? description }
}

extension PhotoFailure {
  /// The sentence, with the photo's name in front where it is not in it.
  func naming(_ photo: String) -> String {
    message.contains(photo) ? message : "\(photo): \(message)"
  }
}

extension WorkerOptions {
  /// As many processes as there are processors: each reads on one.
  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Up to `count` worker processes that read as these options say, or barcodes only.
  ///
  /// - Throws: ``CommandFailure``, as ``EngineOptions/checkFolders()`` does.
  func pool(count: Int, barcodesOnly: Bool = false) throws(CommandFailure) -> WorkerPool {
    try engine.checkFolders()
    return WorkerPool(settings(count: count, barcodesOnly: barcodesOnly))
  }

  /// A scanner with up to `count` worker processes that read as these options say.
  ///
  /// - Throws: ``CommandFailure``, as ``EngineOptions/checkFolders()`` does.
  func scanner(
    count: Int, _ configuration: LabelScanner.Configuration
  ) throws(CommandFailure) -> LabelScanner {
    try engine.checkFolders()
    var configuration = configuration
    configuration.reader = .workers(settings(count: count), timeLimit: photoTimeLimit)
    return LabelScanner(configuration)
  }

  /// Reads a photo; failure is a result, for callers with several photos.
  func read(_ photo: String, with pool: WorkerPool) async -> Result<PhotoReading, WorkerError> {
    do throws(WorkerError) {
      return .success(try await pool.read(photo, timeLimit: photoTimeLimit))
    } catch {
      return .failure(error)
    }
  }
}
