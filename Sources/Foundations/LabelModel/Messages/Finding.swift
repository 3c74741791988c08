/// Something about a label or a record that a person should know.
///
/// A finding is a result, not an error: processing succeeded, but the label looks wrong.
public struct Finding: Hashable, Sendable {
  /// The severity.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    case info, warning, error
  }

  /// The rule that was broken.
  public var rule: FindingRule
  /// The severity.
  public var severity: Severity
  /// The fault and its numbers.
  public var message: Message
  /// The keys of the affected nutrients or record fields.
  public var fields: [String]

  /// Creates a finding.
  public init(rule: FindingRule, severity: Severity, message: Message, fields: [String] = []) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fields = fields
  }
}

extension Finding: Codable {
  private enum CodingKeys: String, CodingKey { case rule, severity, message, arguments, fields }

  /// Decodes a finding.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rule: try container.decode(FindingRule.self, forKey: .rule),
      severity: try container.decode(Severity.self, forKey: .severity),
      message: try container.decodeMessage(.message, .arguments),
      fields: try container.decode([String].self, forKey: .fields))
  }

  /// Encodes the finding.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, .message, .arguments)
    try container.encode(fields, forKey: .fields)
  }
}
