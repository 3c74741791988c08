public import PhotoReading

/// A line of `failures.jsonl`: a photo that is in no record, and why.
public struct FailureLine: Hashable, Sendable, Codable {
  /// The photo.
  public var file: String
  /// The step that failed.
  public var stage: PhotoFailure.Stage
  /// A word for programs, ``PhotoFailure/code``.
  public var error: String
  /// A sentence for people.
  public var message: String

  /// The SHA-256 of the file that ended its workers or took too long, in 64 hexadecimal digits.
  /// Another of the same bytes is not tried. `nil` for all other failures.
  public var sha256: String?

  /// Creates a line.
  public init(file: String, _ failure: PhotoFailure, sha256: String? = nil) {
    self.file = file
    stage = failure.stage
    error = failure.code
    message = failure.message
    self.sha256 = sha256
  }

  /// The reason why there is no record.
  var failure: PhotoFailure { PhotoFailure(stage: stage, code: error, message: message) }
}
