/// The reason why one photo has no reading or no record: one line of `failures.jsonl`, less the
/// file's name.
public struct PhotoFailure: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The step that failed.
  public enum Stage: String, Hashable, Sendable, Codable, CaseIterable {
    /// Finding and opening the file.
    case open
    /// Image file to pixels.
    case decode
    /// Pixels to barcodes.
    case barcodes
    /// Pixels to text.
    case recognize
    /// The worker process: it crashed, hung or answered nonsense.
    case worker
    /// Readings to a record.
    case record
  }

  /// The step that failed.
  public var stage: Stage
  /// A word for programs, for example `timedOut`; it does not change between releases.
  public var code: String
  /// A sentence for people: what failed, then what to do.
  public var message: String

  /// Creates a failure.
  public init(stage: Stage, code: String, message: String) {
    self.stage = stage
    self.code = code
    self.message = message
  }

  /// The sentence.
  public var description: String { message }
}
