import Foundation
import FoundationEssentials

/// Returns `text` as names are compared: without case and accents, words apart by one space.
package func nameKey(_ text: String) -> String {
  nameWords(text).joined(separator: " ")
}

/// Returns the words of `text` as names are compared. Any sign but `%` ends a word: 85 % chocolate
/// is not number 85.
package func nameWords(_ text: String) -> [String] {
  // Folding takes some hundred times as long, and a catalogue has millions of names.
  if let plain = plainWords(text.utf8) { return plain }
  let folded = text.prefix(2_000).folding(
    options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
  )
  return spelledLetters.reduce(folded) { $0.replacing($1.letter, with: $1.spelling) }
    .split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(String.init)
}

/// The letters that folding leaves as they are, and what people without their keys type.
private let spelledLetters = [
  (letter: "ß", spelling: "ss"), (letter: "ł", spelling: "l"), (letter: "ø", spelling: "o"),
  (letter: "æ", spelling: "ae"), (letter: "œ", spelling: "oe"),
]

/// Whether ``nameKey(_:)`` spells out a letter of `text`, such as ß.
package func hasSpelledLetters(_ text: String) -> Bool {
  let small = text.lowercased()
  return spelledLetters.contains { small.contains($0.letter) }
}

/// Returns the words of a text in ASCII, in small letters. `nil` for any other text, and for a very
/// long one.
private func plainWords(_ text: String.UTF8View) -> [String]? {
  guard text.count <= 2_000 else { return nil }
  var letters: [UInt8] = []
  letters.reserveCapacity(text.count)
  for byte in text {
    switch byte {
    case 0x80...: return nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "%"):
      letters.append(byte)
    default: letters.append(UInt8(ascii: " "))
    }
  }
  return letters.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
}

/// Returns what the beginning of a word has in singular and plural: `egg` of `eggs`, `berr` of `berries`.
///
/// The rules are English; in other languages the words as they stand decide.
package func nameStem(_ word: String) -> String {
  if word.count >= 5, word.hasSuffix("ies") { return String(word.dropLast(3)) }
  if word.count >= 6, word.hasSuffix("oes") { return String(word.dropLast(2)) }
  let isPlural = word.count >= 4 && word.hasSuffix("s") && !word.hasSuffix("ss")
  let singular = isPlural ? word.dropLast() : word[...]
  return String(singular.count >= 5 && singular.hasSuffix("y") ? singular.dropLast() : singular)
}
