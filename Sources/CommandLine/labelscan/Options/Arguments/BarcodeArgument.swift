import ArgumentParser
import LabelModel

/// A product number with its check digit.
struct BarcodeArgument {
  var gtin: GTIN

  init(parsing argument: String) throws {
    guard let gtin = GTIN(typed: argument) else {
      throw ValidationError(
        Self.isLikeOne(argument)
          ? Self.wrongCheckDigit
          : "give the 8, 12, 13 or 14 digits under the barcode")
    }
    self.gtin = gtin
  }

  /// The reason why a number of the right length is refused.
  static let wrongCheckDigit = "its check digit is wrong; compare each digit with the package"

  /// Whether a text has as many digits as a barcode's number.
  static func isLikeOne(_ text: String) -> Bool {
    [8, 12, 13, 14].contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
