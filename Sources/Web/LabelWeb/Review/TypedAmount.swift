package import Foundation
package import LabelModel

/// An amount as a person types it: "12,8", "12.8", "< 0.5".
package enum TypedAmount: Equatable {
  /// A number, and the sign before it.
  case amount(Decimal, Modifier? = nil)
  /// A number of two meanings, such as "1.510".
  case ambiguous(whole: String, fraction: String)
  case unreadable

  /// The most characters of an amount.
  private static let mostCharacters = 16

  /// Reads a text with "," or "." as the decimal mark.
  ///
  /// Three digits behind the only mark may be thousands, unless the number begins with 0. Both marks in one number
  /// say which is which: the last one is the decimal mark. A sign "<", ">" or "~" may be in front.
  ///
  /// A space within a number is one of thousands. "1 2" may be a slip for "1.2", so that it is unreadable.
  package init(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let sign = text.first.flatMap { Modifier(rawValue: String($0)) }
    let number = TypedAmount(spaced: sign == nil ? text : String(text.dropFirst()))
    switch number {
    case .amount(let amount, _): self = .amount(amount, sign)
    case .ambiguous(let whole, let fraction):
      let mark = sign?.rawValue ?? ""
      self = .ambiguous(whole: mark + whole, fraction: mark + fraction)
    case .unreadable: self = .unreadable
    }
  }

  private init(spaced text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let isOfThousands = parts.enumerated().allSatisfy { index, part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      let isWhole = digits.count == part.count || index == parts.count - 1
      return isWhole
        && (index == 0
          ? (1...3).contains(digits.count) && digits.first != "0" : digits.count == 3)
    }
    self =
      parts.count < 2 || isOfThousands ? TypedAmount(unsigned: parts.joined()) : .unreadable
  }

  private init(unsigned text: String) {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "," || $0 == ".") }
    guard !text.isEmpty, text.count <= Self.mostCharacters, isPlain,
      text.contains(where: \.isNumber)
    else {
      self = .unreadable
      return
    }
    let marks = text.filter { !$0.isNumber }
    let parts = text.split(omittingEmptySubsequences: false) { !$0.isNumber }.map(String.init)
    switch Set(marks).count {
    case 0: self = Self.amount(text, "")
    case 1 where marks.count == 1:
      let isGroup = parts[1].count == 3 && (1...3).contains(parts[0].count)
      self =
        isGroup && !parts[0].hasPrefix("0")
        ? .ambiguous(whole: parts.joined(), fraction: "\(parts[0]).\(parts[1])")
        : Self.amount(parts[0], parts[1])
    case 1:
      self = Self.isGrouped(parts) ? Self.amount(parts.joined(), "") : .unreadable
    default:
      guard let last = marks.last, marks.count(where: { $0 == last }) == 1,
        Self.isGrouped(parts.dropLast())
      else {
        self = .unreadable
        return
      }
      self = Self.amount(parts.dropLast().joined(), parts[parts.count - 1])
    }
  }

  private static func isGrouped(_ parts: [String]) -> Bool {
    (1...3).contains(parts[0].count) && parts.dropFirst().allSatisfy { $0.count == 3 }
  }

  private static func amount(_ whole: String, _ fraction: String) -> TypedAmount {
    let digits = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    return Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")).map { .amount($0) }
      ?? .unreadable
  }
}
