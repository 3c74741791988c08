import Foundation
import PhotoReading

/// Reads photos in worker processes.
struct WorkerReader: PhotoService {
  let width: Int
  let pool: WorkerPool
  let timeLimit: Duration

  /// Creates a reader; no process is started yet.
  init(_ settings: WorkerSettings, timeLimit: Duration) {
    width = settings.count
    pool = WorkerPool(settings)
    self.timeLimit = timeLimit
  }

  func read(_ photo: Photo) async throws(LabelScanError) -> PhotoReading {
    switch photo.content {
    case .file(let path): return try await read(path, as: photo.name)
    case .bytes(let bytes):
      let file = try TemporaryFile(bytes)
      return try await read(file.path, as: photo.name)
    }
  }

  func engine() async throws(LabelScanError) -> EngineVersion {
    do throws(WorkerError) {
      return try await pool.engine()
    } catch {
      throw LabelScanError(error, of: nil)
    }
  }

  func shutDown() async { await pool.shutDown() }

  private func read(
    _ path: String, as name: String
  ) async throws(LabelScanError) -> PhotoReading {
    do throws(WorkerError) {
      return try await pool.read(path, as: name, timeLimit: timeLimit)
    } catch {
      throw LabelScanError(error, of: name)
    }
  }
}

extension LabelScanError {
  /// Translates a worker's error, of the photo `name` or of none.
  fileprivate init(_ error: WorkerError, of name: String?) {
    if let name, let failure = error.photoFailure {
      self = .unreadable([FailedPhoto(name: name, failure: failure)])
    } else {
      self = error == .cancelled ? .cancelled : .noReader(reason: error.description)
    }
  }
}

/// A file that only its user can read; it is removed with this object.
private final class TemporaryFile: Sendable {
  let path: String

  init(_ bytes: [UInt8]) throws(LabelScanError) {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("labelscan-\(UUID().uuidString)")
    path = url.path
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data(bytes), attributes: attributes)
    else { throw .noTemporaryFile(reason: "\(path) cannot be written") }
  }

  deinit {
    // A file that is gone needs no removal.
    try? FileManager.default.removeItem(atPath: path)
  }
}
