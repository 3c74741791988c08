/// A text with its source.
public struct SourcedText: Hashable, Sendable, Codable {
  /// The text.
  public var value: String
  /// The source of the text.
  public var source: Source
  /// The certainty of a reading from a photo, `0 ... 1`; `nil` for other sources.
  public var confidence: Confidence?
  /// The place of the reading in a photo or text; `nil` for other sources.
  public var evidence: Evidence?

  /// Creates a text.
  public init(
    _ value: String, source: Source, confidence: Confidence? = nil, evidence: Evidence? = nil
  ) {
    self.value = value
    self.source = source
    self.confidence = confidence
    self.evidence = evidence
  }
}
