public import Foundation

/// The amounts that a field may hold, ends included.
public struct AllowedRange: Hashable, Sendable, Codable {
  /// The least allowed amount.
  public var minimum: Decimal
  /// The greatest allowed amount.
  public var maximum: Decimal

  /// Creates a range.
  public init(_ minimum: Decimal, _ maximum: Decimal) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns whether `amount` is between the ends or equals one.
  public func contains(_ amount: Decimal) -> Bool { amount >= minimum && amount <= maximum }
}
