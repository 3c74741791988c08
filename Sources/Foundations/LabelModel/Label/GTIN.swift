/// A global trade item number whose check digit is right.
public struct GTIN: Hashable, Sendable, Codable, CustomStringConvertible {
  /// 8, 12, 13 or 14 ASCII digits, as given.
  public let digits: String

  /// Creates a number from 8, 12, 13 or 14 digits; `nil` for any other text or a wrong check digit.
  ///
  /// The digits are weighted 3 and 1 in turn from the right. The check digit makes their sum a
  /// multiple of 10 (GS1 General Specifications, 7.9).
  public init?(_ text: String) {
    let values = text.utf8.map { Int($0) - 48 }
    guard [8, 12, 13, 14].contains(values.count), values.allSatisfy((0...9).contains),
      values.contains(where: { $0 > 0 })
    else { return nil }
    let sum = values.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 * 2 + 1) }
    guard sum % 10 == 0 else { return nil }
    digits = text
  }

  /// Reads a string of digits.
  ///
  /// - Throws: `DecodingError` for text that is no valid number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let gtin = GTIN(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(text) is no GTIN: 8, 12, 13 or 14 digits with check digit")
    }
    self = gtin
  }

  /// Writes the digits as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }

  /// The digits without leading zeros, then padded to 8 or 13 digits; 14 remain 14. Open Food Facts
  /// keeps products under this form.
  public var normalized: String {
    let stripped = String(digits.drop { $0 == "0" })
    let length = stripped.count <= 8 ? 8 : max(13, stripped.count)
    return String(repeating: "0", count: length - stripped.count) + stripped
  }

  /// The digits.
  public var description: String { digits }
}
