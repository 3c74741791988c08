import Languages

/// The form of numbers and dates in one language.
///
/// Source: Unicode CLDR, decimal separators and the date skeletons `yMMdd` and `yMM`, as the ICU of Foundation has them.
/// Thousands are not grouped: "1.510 kJ" would be read as 1.51 by half of Europe. English dates keep ISO 8601, since the
/// order of 11/12 differs between English-speaking countries.
struct NumberForm: Hashable, Sendable {
  /// The sign between whole and decimal digits.
  let decimalMark: Character
  /// The pattern of a day: `dd`, `MM` and `y` for its parts.
  let day: String
  /// The pattern of a month.
  let month: String

  /// English, and what files and programs read.
  static let english = NumberForm(decimalMark: ".", day: "y-MM-dd", month: "y-MM")

  /// The forms by the code of the language, ISO 639-1.
  static let all: [String: NumberForm] = [
    "bg": NumberForm(decimalMark: ",", day: "dd.MM.y 'г'.", month: "MM.y 'г'."),
    "cs": NumberForm(decimalMark: ",", day: "dd. MM. y", month: "MM/y"),
    "da": NumberForm(decimalMark: ",", day: "dd.MM.y", month: "MM.y"),
    "de": NumberForm(decimalMark: ",", day: "dd.MM.y", month: "MM.y"),
    "el": NumberForm(decimalMark: ",", day: "dd/MM/y", month: "MM/y"),
    "en": .english,
    "es": NumberForm(decimalMark: ",", day: "dd/MM/y", month: "MM/y"),
    "et": NumberForm(decimalMark: ",", day: "dd.MM.y", month: "MM.y"),
    "fi": NumberForm(decimalMark: ",", day: "dd.MM.y", month: "MM.y"),
    "fr": NumberForm(decimalMark: ",", day: "dd/MM/y", month: "MM/y"),
    "ga": NumberForm(decimalMark: ".", day: "dd/MM/y", month: "MM/y"),
    "hr": NumberForm(decimalMark: ",", day: "dd.MM.y.", month: "MM.y."),
    "hu": NumberForm(decimalMark: ",", day: "y. MM. dd.", month: "y. MM."),
    "it": NumberForm(decimalMark: ",", day: "dd/MM/y", month: "MM/y"),
    "lt": NumberForm(decimalMark: ",", day: "y-MM-dd", month: "y-MM"),
    "lv": NumberForm(decimalMark: ",", day: "dd.MM.y", month: "MM.y."),
    "mt": NumberForm(decimalMark: ".", day: "dd/MM/y", month: "y-MM"),
    "nl": NumberForm(decimalMark: ",", day: "dd-MM-y", month: "MM-y"),
    "no": NumberForm(decimalMark: ",", day: "dd.MM.y", month: "MM.y"),
    "pl": NumberForm(decimalMark: ",", day: "dd.MM.y", month: "MM.y"),
    "pt": NumberForm(decimalMark: ",", day: "dd/MM/y", month: "MM/y"),
    "ro": NumberForm(decimalMark: ",", day: "dd.MM.y", month: "MM.y"),
    "sk": NumberForm(decimalMark: ",", day: "dd. MM. y", month: "MM. y"),
    "sl": NumberForm(decimalMark: ",", day: "dd. MM. y", month: "MM/y"),
    "sv": NumberForm(decimalMark: ",", day: "y-MM-dd", month: "y-MM"),
  ]

  /// Returns a number, written with a point or without decimals, in this form.
  func number(_ plain: String) -> String {
    decimalMark == "." ? plain : String(plain.map { $0 == "." ? decimalMark : $0 })
  }

  /// Returns `text` with every decimal point between two digits in this form.
  ///
  /// A point beside another one belongs to a date or a version, and stays.
  func numbers(in text: String) -> String {
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

  /// Returns a day or month of ISO 8601 in this form; other text as it is.
  func date(_ iso: String) -> String {
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
extension Wording {
  /// The form of numbers and dates in this language.
  var numbers: NumberForm { NumberForm.all[language] ?? .english }
}
