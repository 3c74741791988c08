package import LabelModel

/// A source's values after their checks, with the refused ones.
package struct Checked<Values: Hashable & Sendable>: Hashable, Sendable {
  /// The values that may be accepted.
  package var values: Values
  /// The refused ones, each with its rule, sorted by nutrient.
  package var rejected: [RejectedValue]
}
