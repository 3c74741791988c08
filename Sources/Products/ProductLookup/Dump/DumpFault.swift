/// The reason why a line of a dump gives no product.
package enum DumpFault: String, Error, Hashable, Sendable, Codable, CaseIterable {
  /// It is no JSON object, or one that is broken off.
  case brokenLine
  /// It has no product number.
  case noCode
  /// Its number has letters, no digit but zeros, or more than 14 digits.
  case badCode
  /// Its number's check digit is wrong: no barcode can hold it.
  case wrongCheckDigit
  /// It is longer than a product can be.
  case tooLong
  /// It has fewer columns than the table's heading.
  case missingColumns

  /// A phrase for a message.
  package var phrase: String {
    switch self {
    case .brokenLine: "no complete JSON object"
    case .noCode: "no product number"
    case .badCode: "a product number that is none"
    case .wrongCheckDigit: "a product number whose check digit is wrong"
    case .tooLong: "a line too long for a product"
    case .missingColumns: "too few columns"
    }
  }
}
