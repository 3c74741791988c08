import Foundation

/// Returns the words of `text` in small letters without accents, in their order; digits make words
/// too.
///
/// Some letters have no accent to drop and are nevertheless replaced in writing. They are spelled
/// out: ß as ss, ø as o, ł as l.
func foldedWords(_ text: String) -> [String] {
  var words: [String] = []
  var word = String.UnicodeScalarView()
  func endWord() {
    if !word.isEmpty { words.append(String(word)) }
    word.removeAll()
  }
  let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
  let plain = isASCII ? text : text.decomposedStringWithCompatibilityMapping
  for scalar in plain.unicodeScalars {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: word.append(scalar)
    case 0x41...0x5A: word.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
    case 0..<0x80: endWord()
    default:
      if let spelled = spelledOut[scalar] {
        word.append(contentsOf: spelled.unicodeScalars)
      } else if scalar.properties.isAlphabetic && !isMark(scalar) {
        word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else if !isMark(scalar) {
        endWord()
      }
    }
  }
  endWord()
  return words
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .nonspacingMark
}

private let spelledOut: [Unicode.Scalar: String] = [
  "ß": "ss", "ẞ": "ss", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "æ": "ae",
  "Æ": "ae", "œ": "oe", "Œ": "oe", "ı": "i", "ħ": "h", "Ħ": "h", "ς": "σ",
]
