import Foundation
import LabelModel
import LabelScan

/// An answer as it is kept: the value that was answered, and the amount that the label prints.
///
/// It is applied again when the product is scanned again.
struct SettledValue: Hashable, Sendable, Codable {
  var nutrient: Nutrient
  /// The basis of the value for review, `nil` where it had none.
  var asked: Basis?
  /// The column that the answer is for, `nil` where a value without a basis is not printed.
  var basis: Basis?
  /// The printed amount, `nil` for a value that is not printed.
  var amount: PrintedAmount?
  /// `true` where a pet food's accepted energy of a kilogram was answered, `nil` for any other value.
  var ofKilogram: Bool?

  /// Returns the record with this answer; `nil` when it has no such column.
  func applied(to record: ProductRecord, limits: FieldLimits) -> ProductRecord? {
    answered(
      record, nutrient, on: basis, with: amount, wasWithoutColumn: asked == nil,
      ofKilogram: ofKilogram ?? false, limits: limits)
  }
}
