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

  /// Creates a line.
  public init(file: String, _ failure: PhotoFailure) {
    self.file = file
    stage = failure.stage
    error = failure.code
    message = failure.message
  }
}
