/// A sign printed with a number; the raw value is the sign.
public enum Modifier: String, Hashable, Sendable, Codable {
  /// Less than the number: `<0.5 g`.
  case lessThan = "<"
  /// More than the number.
  case greaterThan = ">"
  /// About the number: `~`, `ca.`
  case about = "~"
  /// Present in traces; the number is 0.
  case traces = "traces"
}
