import Foundation
import LabelPipeline

extension WorkerOptions {
  /// As many processes as there are processors: each reads on one.
  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Up to `count` worker processes that read as these options say.
  func pool(count: Int) -> WorkerPool { WorkerPool(settings(count: count)) }

  /// Reads a photo; failure is a result, for callers with several photos.
  func read(_ photo: String, with pool: WorkerPool) async -> Result<PhotoReading, WorkerError> {
    do throws(WorkerError) {
      return .success(try await pool.read(photo, timeLimit: photoTimeLimit))
    } catch {
      return .failure(error)
    }
  }
}
