public import LabelModel

/// A source's values after their checks, with the refused ones.
public struct Checked<Values: Hashable & Sendable>: Hashable, Sendable {
  /// The values that may be accepted.
  public var values: Values
  /// The refused ones, each with its rule, sorted by nutrient.
  public var rejected: [RejectedValue]
}
