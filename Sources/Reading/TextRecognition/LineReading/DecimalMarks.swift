/// The decimal marks of amounts, which narrow print hides.
package enum DecimalMarks {
  /// Whether a number of several digits without a mark may be an amount of a nutrient.
  ///
  /// Energies have no marks, and 100 is a heading.
  package static func mayBeLost(in words: [ReadWord]) -> Bool {
    words.indices.contains { index in
      let text = words[index].text
      let digits = text.filter(isDigit)
      guard digits.count == text.filter(\.isNumber).count, lengths.contains(digits.count),
        digits != "100", !text.contains(where: isMark)
      else { return false }
      let behind = text.drop { !isDigit($0) }.drop(while: isDigit)
      let unit = behind.isEmpty && index + 1 < words.count ? words[index + 1].text[...] : behind
      return !(unit.first.map { "kK".contains($0) } ?? false)
    }
  }

  /// The words of one reading with the decimal marks that another one has more.
  ///
  /// - Returns: the words; `nil` where no mark is added, or where the readings differ in anything else.
  package static func restored(_ words: [ReadWord], from other: [ReadWord]) -> [ReadWord]? {
    guard words.count == other.count,
      zip(words, other).allSatisfy({ withoutMarks($0.text) == withoutMarks($1.text) })
    else { return nil }
    var result = words
    for index in words.indices where isRestored(words[index].text, by: other[index].text) {
      result[index].text = other[index].text
      result[index].confidence = other[index].confidence
    }
    return result == words ? nil : result
  }

  /// Whether a text is a number without a mark, and another reading has one mark between its digits.
  private static func isRestored(_ text: String, by other: String) -> Bool {
    guard !text.contains(where: isMark), other.filter(isMark).count == 1,
      let mark = other.firstIndex(where: isMark)
    else { return false }
    let after = other.index(after: mark)
    return mark > other.startIndex && after < other.endIndex
      && isDigit(other[other.index(before: mark)]) && isDigit(other[after])
  }

  private static func withoutMarks(_ text: String) -> String { text.filter { !isMark($0) } }

  private static func isMark(_ character: Character) -> Bool {
    character == "," || character == "."
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// Digits of an amount whose mark may be lost.
  private static let lengths = 2...4
}
