/// Something about a label or a record that a person should know.
///
/// A finding is a result, not an error: the work was done, and the label looks wrong.
public struct Finding: Hashable, Sendable, Codable {
  /// How grave it is.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    case info, warning, error
  }

  /// The rule that was broken, named as the fact that should hold.
  public var rule: String
  /// How grave it is.
  public var severity: Severity
  /// What is wrong with which numbers, in a sentence.
  public var message: String
  /// The nutrients or record fields it is about, as their keys.
  public var fields: [String]

  /// Creates a finding.
  public init(rule: String, severity: Severity, message: String, fields: [String] = []) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fields = fields
  }
}
