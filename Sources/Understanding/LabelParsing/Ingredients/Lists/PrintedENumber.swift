import Foundation
import Languages

/// The number of an additive, `E 472e`, as EU 1333/2008 numbers them.
struct PrintedENumber {
  /// Normalised: `E472e`.
  var text: String
  /// Whether the text that it was found in holds nothing else.
  var isAll: Bool

  /// Whether a number follows `scalar`: the Latin, Greek or Cyrillic letter, whose capitals look the same.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "E", "e", "\u{0395}", "\u{03B5}", "\u{0415}", "\u{0435}": true
    default: false
    }
  }

  /// Returns the numbers that `text` consists of where the letter before them is not printed: "950, 951".
  ///
  /// `nil` where it holds another word. Packs of Australia name additives so.
  static func bare(_ text: String) -> [String]? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
      .filter { !conjunctions.contains(String($0)) }
    guard !words.isEmpty else { return nil }
    var numbers: [String] = []
    for word in words {
      let digits = word.unicodeScalars.prefix { $0.isDigit }
      let letter = word.unicodeScalars.dropFirst(digits.count)
      guard let number = Int(String(digits)), known.contains(number), letter.count <= 1,
        letter.allSatisfy({ ("a"..."h").contains($0) })
      else { return nil }
      numbers.append("E" + word)
    }
    return numbers
  }

  /// The numbers of EU 1333/2008 and of the Codex, from the colour curcumin to the starches.
  private static let known = 100...1525
  private static let conjunctions = Set(IngredientLexicon.conjunctions.phrases)

  private static let codexSigns = IngredientLexicon.codexSigns.phrases.map {
    Array($0.uppercased().unicodeScalars)
  }

  /// The length of the sign at `start`: one for E, three for a word of the Codex; `nil` without one.
  private static func sign(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    if isSign(scalars[start]) { return 1 }
    return codexSigns.first { scalars[start...].starts(with: $0) }?.count
  }

  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices {
      guard let length = Self.sign(scalars, at: start),
        start == 0 || !LetterFolding.isLetter(scalars[start - 1])
      else { continue }
      var position = start + length
      while position < scalars.count, scalars[position] == " " || scalars[position] == "-" {
        position += 1
      }
      let first = position
      while position < scalars.count, scalars[position].isDigit { position += 1 }
      guard position - first == 3 || position - first == 4, scalars[first] != "0" else { continue }
      var number = "E" + String(String.UnicodeScalarView(scalars[first..<position]))
      var end = position
      if end < scalars.count, scalars[end] == " " { end += 1 }
      if end < scalars.count, ("a"..."h").contains(scalars[end].properties.lowercaseMapping),
        end + 1 == scalars.count || !LetterFolding.isLetter(scalars[end + 1])
      {
        number += scalars[end].properties.lowercaseMapping
        position = end + 1
      }
      self.text = number
      isAll = start == 0 && !scalars[position...].contains(where: LetterFolding.isLetter)
      return
    }
    return nil
  }
}
