/// Whether a guarantee is a least or a greatest content.
public enum Bound: String, Hashable, Sendable, Codable {
  /// At least: `min`, `not less than`.
  case minimum
  /// At most: `max`, `not more than`.
  case maximum
}
