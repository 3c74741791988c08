/// The cause of a wrong accepted value, as far as the truth shows it.
package enum FaultCause: String, Hashable, Sendable, Codable, CaseIterable {
  /// The label prints no such values at all.
  case nothingPrinted
  /// The label does not print the nutrient.
  case notPrinted
  /// The number is printed, but the record does not name its basis.
  case basisUnknown
  /// The record names a basis that the label does not print.
  case basisWrong
  /// The number is printed for another nutrient.
  case neighbouringRow
  /// The number is printed for the nutrient in the other column.
  case neighbouringColumn
  /// The number is printed with another unit.
  case unit
  /// The number is one slip away from the printed one.
  case misread
  /// The amount is right, its bound or sign is not.
  case bound
  /// The value has nothing to do with the printed one.
  case otherValue

  /// The cause in plain words.
  package var words: String {
    switch self {
    case .nothingPrinted: "nothing is printed"
    case .notPrinted: "nutrient not printed"
    case .basisUnknown: "basis unknown"
    case .basisWrong: "basis wrong"
    case .neighbouringRow: "neighbouring row"
    case .neighbouringColumn: "neighbouring column"
    case .unit: "unit"
    case .misread: "misread"
    case .bound: "bound or sign"
    case .otherValue: "another value"
    }
  }
}
