import ArgumentParser
import LabelModel
import ProductStore

/// A product of the database: its barcode, or its number there, with # in front or without.
struct ProductArgument: CustomStringConvertible {
  var reference: ProductReference

  /// Creates a reference from a barcode's number or a number of the history; `nil` for any other text.
  init?(argument: String) {
    let number = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
    if number.count == argument.count, let gtin = GTIN(typed: argument) {
      reference = .gtin(gtin)
    } else if let id = Int64(number), id > 0,
      number.count < argument.count || number.count < Self.shortestBarcode
    {
      reference = .id(id)
    } else {
      return nil
    }
  }

  init(parsing argument: String) throws {
    guard let named = Self(argument: argument) else {
      throw ValidationError(
        BarcodeArgument.isLikeOne(argument)
          ? BarcodeArgument.wrongCheckDigit
          : "give the digits under its barcode, or its number in the history, such as 3 or #3")
    }
    self = named
  }

  /// Digits of a GTIN-8: a number with as many that is no barcode is a mistyped one.
  private static let shortestBarcode = 8

  /// `#7`, or the barcode.
  var description: String {
    switch reference {
    case .id(let id): "#\(id)"
    case .gtin(let gtin): "\(gtin)"
    }
  }

  /// The failure for a product that is not there.
  func missing(in path: String) -> CommandFailure {
    CommandFailure(
      .badData, "\(path) has no product \(self); history and search show what there is")
  }
}
