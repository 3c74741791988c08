/// The certainty of a reading, `0 ... 1`.
///
/// Tesseract's word confidences (0–100) are divided by 100 before they become one.
public struct Confidence: Hashable, Sendable, Comparable, Codable {
  /// The certainty, `0 ... 1`.
  public let value: Double

  /// Creates a confidence, clamped to `0 ... 1`; not a number counts as 0.
  public init(_ value: Double) {
    self.value = value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// Reads a single number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes a single number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Orders by certainty.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.value < right.value }
}
