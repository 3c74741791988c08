/// A fact that must hold for a value before it is accepted.
package protocol FieldRule: Sendable {
  /// Returns why `field` is refused, `nil` when the fact holds or does not apply.
  func refusal(of field: Field) -> Refusal?
  /// Fields that the rule must accept.
  var accepted: [Field] { get }
  /// Fields that the rule must refuse.
  var refused: [Field] { get }
}
