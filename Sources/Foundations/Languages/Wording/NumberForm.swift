/// The form of numbers and dates in one language.
///
/// Source: Unicode CLDR, decimal separators and the date skeletons `yMMdd` and `yMM`, as the ICU of Foundation has them.
/// Thousands are not grouped: "1.510 kJ" would be read as 1.51 by half of Europe. English dates keep ISO 8601, since the
/// order of 11/12 differs between English-speaking countries.
package struct NumberForm: Hashable, Sendable {
  /// The sign between whole and decimal digits.
  package let decimalMark: Character
  /// The pattern of a day: `dd`, `MM` and `y` for its parts.
  package let day: String
  /// The pattern of a month.
  package let month: String

  /// English, and what files and programs read.
  package static let english = NumberForm(decimalMark: ".", day: "y-MM-dd", month: "y-MM")

  /// Returns a number, written with a point or without decimals, in this form.
  package func number(_ plain: String) -> String {
    decimalMark == "." ? plain : String(plain.map { $0 == "." ? decimalMark : $0 })
  }

  /// Returns `text` with every decimal point between two digits in this form.
  ///
  /// A point beside another one belongs to a date or a version, and stays.
  package func numbers(in text: String) -> String {
    guard decimalMark != ".", text.contains(".") else { return text }
    var characters = Array(text)
    for (index, character) in characters.enumerated() where character == "." {
      var (start, end) = (index, index)
      while start > 0, characters[start - 1].isASCIIDigitOrPoint { start -= 1 }
      while end + 1 < characters.count, characters[end + 1].isASCIIDigitOrPoint { end += 1 }
      let points = characters[start...end].count { $0 == "." }
      if points == 1, start < index, index < end { characters[index] = decimalMark }
    }
    return String(characters)
  }

  /// Returns `text` with its decimal points and its days of ISO 8601 in this form.
  package func numbersAndDays(in text: String) -> String {
    guard self != .english else { return text }
    return numbers(in: text).replacing(/[0-9]{4}-[0-9]{2}-[0-9]{2}/) { date(String($0.output)) }
  }

  /// Returns a day or month of ISO 8601, `2026-11-22` or `2026-11`, in this form.
  ///
  /// Other text stays as it is.
  package func date(_ iso: String) -> String {
    let parts = iso.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard [2, 3].contains(parts.count), parts[0].count == 4,
      parts.dropFirst().allSatisfy({ $0.count == 2 }),
      parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return iso }
    var date = parts.count == 3 ? day : month
    // No quoted word holds a letter of the patterns.
    date = date.replacing("'", with: "").replacing("MM", with: parts[1])
    if parts.count == 3 { date = date.replacing("dd", with: parts[2]) }
    return date.replacing("y", with: parts[0])
  }
}

extension Character {
  fileprivate var isASCIIDigitOrPoint: Bool { self == "." || ("0"..."9").contains(self) }
}
