import Foundation
import LabelModel

/// A number as a product database states it: what contributors typed, as number or string.
enum StatedNumber: Hashable, Sendable {
  /// Nothing is stated: no value, an empty string, or "-" (not on the pack).
  case missing
  /// A number, and the sign that came with it.
  case number(Decimal, Modifier?)
  /// Something is stated that is no number, and why not.
  case unreadable(MessageClause)

  /// Reads a value and the sign beside it (`_modifier`, `modifier`).
  ///
  /// Both decimal marks are read; a text with more than one mark, `3,697,00`, is unreadable rather
  /// than guessed. So is a comma that may be one of thousands, `1,510`. A point in a number is the
  /// decimal mark of the services' own programs. Numbers are rounded to seven digits: contributors' apps wrote single-precision
  /// floats (`2.9000000953`), and no label prints more.
  init(_ value: JSONValue?, modifier: JSONValue? = nil) {
    let sign = modifier?.text?.trimmingCharacters(in: .whitespaces) ?? ""
    guard sign != "-" else {
      self = .missing
      return
    }
    switch value {
    case nil, .null:
      self = .missing
    case .number(let number):
      self.init(number, sign: sign)
    case .string(let text):
      self.init(text: text, sign: sign)
    case .unrepresentable:
      self = .unreadable(MessageClause(.numberIsTooGreat))
    case .boolean, .array, .object:
      self = .unreadable(MessageClause(.numberIsMissing))
    }
  }

  private init(_ number: Decimal, sign: String) {
    guard let rounded = number.rounded(toDigits: 7) else {
      self = .unreadable(MessageClause(.numberIsMissing))
      return
    }
    self = .number(rounded, Self.modifiers[sign])
  }

  private init(text: String, sign: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !["", "-", "–", "—"].contains(trimmed) else {
      self = .missing
      return
    }
    let ownSign = trimmed.prefix { "<>=~≤≥".contains($0) }
    let typed = trimmed.dropFirst(ownSign.count).trimmingCharacters(in: .whitespaces)
    let digits = typed.replacing(",", with: ".")
    guard Self.isDecimalNumber(digits), !(typed.contains(",") && Self.mayHaveThousands(typed)),
      let number = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
    else {
      self = .unreadable(
        MessageClause(.textIsNoNumber, [.spelling: .text(String(trimmed.prefix(40)))]))
      return
    }
    self.init(number, sign: ownSign.isEmpty ? sign : String(ownSign))
  }

  /// Whether `text` is digits with at most one decimal point, and perhaps a short exponent: Perl
  /// writes `1e-05`. `Decimal` itself would read the start of any text and be silent about the rest.
  private static func isDecimalNumber(_ text: String) -> Bool {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { "eE".contains($0) })
    let mantissa = withoutSign(parts[0])
    let digits = mantissa.filter(isDigit).count
    guard (1...30).contains(digits), mantissa.count - digits <= 1,
      mantissa.allSatisfy({ isDigit($0) || $0 == "." })
    else { return false }
    guard parts.count == 2 else { return true }
    let exponent = withoutSign(parts[1])
    return (1...2).contains(exponent.count) && exponent.allSatisfy(isDigit)
  }

  /// Whether the only mark of a number that a person typed may separate thousands, as in `1,510` or `1.510`.
  static func mayHaveThousands(_ number: some StringProtocol) -> Bool {
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count == 2 && (1...3).contains(parts[0].count) && parts[1].count == 3
      && !parts[0].hasPrefix("0") && parts.allSatisfy { $0.allSatisfy(isDigit) }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func withoutSign(_ text: Substring) -> Substring {
    text.first == "-" || text.first == "+" ? text.dropFirst() : text
  }

  /// The signs that change what a number says. A record's ``Modifier`` knows no "at most": as the
  /// label's print is what counts, `<=` is taken for `<`.
  private static let modifiers: [String: Modifier] = [
    "<": .lessThan, "<=": .lessThan, "≤": .lessThan,
    ">": .greaterThan, ">=": .greaterThan, "≥": .greaterThan,
    "~": .about,
  ]
}

extension Decimal {
  /// This number with at most `count` significant digits; `nil` for NaN.
  func rounded(toDigits count: Int) -> Decimal? {
    guard !isNaN else { return nil }
    guard !isZero else { return 0 }
    let digits = significand.description.count
    guard digits > count else { return self }
    var source = self
    var result = Decimal()
    NSDecimalRound(&result, &source, count - digits - exponent, .plain)
    return result
  }
}
