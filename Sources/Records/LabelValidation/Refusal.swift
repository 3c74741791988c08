public import LabelModel

/// The reason why a value is refused.
public struct Refusal: Hashable, Sendable {
  /// The rule that does not hold.
  public var rule: FindingRule
  /// The fault and its numbers.
  public var message: Message
  /// Whether the value may be right all the same, so that it is offered for review too.
  public var mayBeRight: Bool

  /// Creates a refusal.
  public init(rule: FindingRule, message: Message, mayBeRight: Bool = false) {
    self.rule = rule
    self.message = message
    self.mayBeRight = mayBeRight
  }
}
