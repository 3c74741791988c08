import ArgumentParser
import LabelModel

/// A product number with its check digit.
struct BarcodeArgument {
  var gtin: GTIN

  init(parsing argument: String) throws {
    guard let gtin = GTIN(typed: argument) else {
      let isLikeOne =
        [8, 12, 13, 14].contains(argument.count)
        && argument.allSatisfy { $0.isASCII && $0.isNumber }
      throw ValidationError(
        isLikeOne
          ? "its check digit is wrong; compare each digit with the package"
          : "give the 8, 12, 13 or 14 digits under the barcode")
    }
    self.gtin = gtin
  }
}
