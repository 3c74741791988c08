import Foundation

/// The number of an additive, `E 472e`, as EU 1333/2008 numbers them.
struct PrintedENumber {
  /// Normalised: `E472e`.
  var text: String
  /// Whether the text that it was found in holds nothing else.
  var isAll: Bool

  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices where scalars[start] == "E" || scalars[start] == "e" {
      guard start == 0 || !LetterFolding.isLetter(scalars[start - 1]) else { continue }
      var position = start + 1
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
