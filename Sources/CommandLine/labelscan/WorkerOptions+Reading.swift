import Foundation
import PhotoReading

extension WorkerError {
  /// The sentence, with the photo's name in front where it is not in it and the photo is to blame.
  func naming(_ photo: String) -> String {
    photoFailure == nil || description.contains(photo) ? description : "\(photo): \(description)"
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

  /// Reads a photo; failure is a result, for callers with several photos.
  func read(_ photo: String, with pool: WorkerPool) async -> Result<PhotoReading, WorkerError> {
    do throws(WorkerError) {
      return .success(try await pool.read(photo, timeLimit: photoTimeLimit))
    } catch {
      return .failure(error)
    }
  }
}
