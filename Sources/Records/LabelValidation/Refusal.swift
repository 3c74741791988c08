package import LabelModel

/// The reason why a value is refused.
package struct Refusal: Hashable, Sendable {
  /// The rule that does not hold.
  package var rule: FindingRule
  /// The fault and its numbers.
  package var message: Message
  /// Whether the value may be right all the same, so that it is offered for review too.
  package var mayBeRight: Bool

  /// Creates a refusal.
  package init(rule: FindingRule, message: Message, mayBeRight: Bool = false) {
    self.rule = rule
    self.message = message
    self.mayBeRight = mayBeRight
  }
}
