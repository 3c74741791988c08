public import LabelModel

/// The facts of a GS1 code by their application identifiers.
///
/// Two forms are read. Element strings are those of the GS1 General Specifications, sections 3 and
/// 7.8. Links are those of the GS1 Digital Link Standard, URI Syntax.
public struct GS1Elements: Hashable, Sendable, Codable {
  /// The values by application identifier, such as `10` for a lot.
  public let values: [String: String]

  /// The product's number (01) with a right check digit, in its shortest form.
  public var gtin: GTIN? {
    values["01"].flatMap(GTIN.init(_:))
      .flatMap { $0.digits.hasPrefix("0") ? GTIN($0.normalized) : $0 }
  }

  /// The lot (10), 1 to 20 characters.
  public var lot: String? { values["10"] }

  /// The best-before date (15), else the use-by date (17).
  public var bestBefore: PrintedDate? {
    (values["15"] ?? values["17"]).flatMap(Self.date)
  }

  /// Reads element strings; a group separator (ASCII 29) ends a value of variable length.
  ///
  /// There are none unless all of the text is read and each value has its form.
  ///
  /// - Parameter text: the content of a symbol that says it holds element strings.
  public init?(elementString text: String) {
    var rest = Substring(text)
    var values: [String: String] = [:]
    while !rest.isEmpty {
      if rest.first == Self.separator {
        rest.removeFirst()
        continue
      }
      guard let form = Self.form(of: rest) else { return nil }
      let identifier = String(rest.prefix(form.identifierLength))
      rest.removeFirst(form.identifierLength)
      let value = String(
        form.valueLength.map { rest.prefix($0) } ?? rest.prefix { $0 != Self.separator })
      guard !value.isEmpty, form.valueLength.map({ $0 == value.count }) ?? true,
        Self.isSound(value, of: identifier), values[identifier] == nil
      else { return nil }
      values[identifier] = value
      rest.removeFirst(value.count)
    }
    guard !values.isEmpty else { return nil }
    self.values = values
  }

  /// Reads a GS1 Digital Link: `https://example.com/01/09506000134352/10/ABC?17=261231`.
  ///
  /// The number has 14 digits and follows `01` in the path. Compressed links are not read. Any other text gives
  /// none.
  public init?(digitalLink text: String) {
    let lower = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix) else { return nil }
    let address = text.dropFirst(scheme.count).prefix { $0 != "#" }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    guard path.count >= 3, !path[0].isEmpty,
      let place = path.indices.dropFirst().last(where: { index in
        path[index] == "01" && index + 1 < path.count
          && path[index + 1].utf8.count == 14 && GTIN(String(path[index + 1])) != nil
      })
    else { return nil }
    var values: [String: String] = [:]
    // Identifiers and values in turn: the number, then what qualifies it.
    for index in stride(from: place, to: path.count - 1, by: 2) {
      guard Self.add(path[index], path[index + 1], to: &values) else { return nil }
    }
    for pair in parts.dropFirst().joined().split(whereSeparator: { $0 == "&" || $0 == ";" }) {
      let sides = pair.split(separator: "=", maxSplits: 1)
      // Other parameters are the address's own.
      guard sides.count == 2, sides[0].allSatisfy(\.isASCIIDigit) else { continue }
      guard Self.add(sides[0], sides[1], to: &values) else { return nil }
    }
    self.values = values
  }

  private static let separator: Character = "\u{1D}"

  /// Adds a part of a link; a number that is no known identifier is the address's own.
  private static func add(
    _ identifier: Substring, _ coded: Substring, to values: inout [String: String]
  ) -> Bool {
    guard let form = form(of: identifier + "0"), form.identifierLength == identifier.count else {
      return true
    }
    guard let value = percentDecoded(coded), isSound(value, of: String(identifier)),
      form.valueLength.map({ $0 == value.count }) ?? true
    else { return false }
    // What is said twice must be the same.
    return values.updateValue(value, forKey: String(identifier)).map { $0 == value } ?? true
  }

  /// Returns the lengths of the identifier at the start and of its value, `nil` for a variable one.
  ///
  /// Figure 7.8.5-2 of the General Specifications has the predefined lengths, section 3.2 the lengths of
  /// identifiers.
  private static func form(
    of text: Substring
  ) -> (identifierLength: Int, valueLength: Int?)? {
    let prefix = text.prefix(2)
    guard prefix.count == 2, prefix.allSatisfy(\.isASCIIDigit), let number = Int(prefix) else {
      return nil
    }
    let length: (Int, Int?)? =
      switch number {
      case 0: (2, 18)
      case 1, 2, 3: (2, 14)
      case 11, 12, 13, 15, 16, 17: (2, 6)
      case 20: (2, 2)
      case 31...36: (4, 6)
      case 41: (3, 13)
      case 10, 21, 22, 30, 37, 90...99: (2, nil)
      case 23, 24, 25, 40, 42, 71: (3, nil)
      case 39, 43, 70, 72, 80, 81, 82: (4, nil)
      default: nil
      }
    guard let length, text.prefix(length.0).count == length.0,
      text.prefix(length.0).allSatisfy(\.isASCIIDigit)
    else { return nil }
    return (length.0, length.1)
  }

  /// Whether a value has the form of its identifier. Numbers need their check digit, dates a day of
  /// the calendar, and lots at most 20 characters.
  private static func isSound(_ value: String, of identifier: String) -> Bool {
    guard value.unicodeScalars.allSatisfy({ (0x20...0x7E).contains($0.value) }) else {
      return false
    }
    switch identifier {
    case "01", "02": return value.utf8.count == 14 && GTIN(value) != nil
    case "11", "12", "13", "15", "16", "17": return date(value) != nil
    case "10": return (1...20).contains(value.count)
    default: return true
    }
  }

  /// Reads `YYMMDD`; day 00 means the whole month (General Specifications, 3.4).
  ///
  /// The century is this one. By section 7.12 years from 51 years ahead on belong to the last
  /// century. No food of it is sold.
  private static func date(_ text: String) -> PrintedDate? {
    let digits = Array(text)
    guard digits.count == 6, digits.allSatisfy(\.isASCIIDigit),
      let year = Int(String(digits[0..<2])),
      year <= lastYear, let month = Int(String(digits[2..<4])), let day = Int(String(digits[4..<6]))
    else { return nil }
    return PrintedDate(year: 2000 + year, month: month, day: day == 0 ? nil : day)
  }

  private static let lastYear = 75

  private static func percentDecoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let character = rest.popFirst() {
      guard character == "%" else {
        bytes += Array(String(character).utf8)
        continue
      }
      guard rest.count >= 2, let decoded = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
