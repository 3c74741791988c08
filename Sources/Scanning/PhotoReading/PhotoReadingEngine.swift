/// A maker of readings from photos, inside a worker process.
///
/// An engine belongs to one thread. It may crash, hang or use up its memory: the process around it
/// is expendable, and ``WorkerPool`` replaces it.
public protocol PhotoReadingEngine {
  /// The programs and models that read.
  var version: EngineVersion { get }

  /// Reads the photo at `path`, calling it `file` in the reading.
  ///
  /// - Throws: ``PhotoFailure`` when this photo cannot be read; the engine stays usable.
  func read(_ path: String, as file: String) throws(PhotoFailure) -> PhotoReading
}
