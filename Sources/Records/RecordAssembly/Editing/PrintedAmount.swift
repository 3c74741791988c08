public import LabelModel

/// An amount with the bound and the sign that are printed with it.
public struct PrintedAmount: Hashable, Sendable, Codable {
  /// The number and its unit.
  public var quantity: Quantity
  /// A least or greatest content, if the label states one.
  public var bound: Bound?
  /// A sign that belongs to the number.
  public var modifier: Modifier?

  /// Creates an amount.
  public init(_ quantity: Quantity, bound: Bound? = nil, modifier: Modifier? = nil) {
    self.quantity = quantity
    self.bound = bound
    self.modifier = modifier
  }
}
