/// Letters as they are compared: lower case and without accents, since people leave them out.
enum PhraseLetters {
  /// Returns `text` folded.
  static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars { append(scalar, to: &folded) }
    return String(folded)
  }

  private static func append(
    _ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView
  ) {
    if scalar.value < 0x80 {
      folded.append(scalar)
    } else if scalar == "\u{2019}" || scalar == "\u{02BC}" || scalar == "\u{00B4}" {
      folded.append("'")
    } else if let plain = table[scalar] {
      folded.append(contentsOf: plain.unicodeScalars)
    } else if !(0x300...0x36F).contains(scalar.value) {
      folded.append(scalar)
    }
  }

  /// The accented letters of the six languages, and of their neighbours' foods. ï is left out,
  /// since it alone distinguishes French maize (maïs) from but (mais).
  private static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    let groups: KeyValuePairs = [
      "a": "àáâãäåāăą", "c": "çćč", "d": "ďđ", "e": "èéêëēėęě", "g": "ğ", "i": "ìíîīı",
      "l": "ł", "n": "ñńň", "o": "òóôõöøō", "r": "ř", "s": "śšşș", "t": "ťţț", "u": "ùúûüūůű",
      "y": "ýÿ", "z": "źżž", "ss": "ß", "oe": "œ", "ae": "æ",
    ]
    for (plain, letters) in groups {
      for letter in letters.unicodeScalars { table[letter] = plain }
    }
    return table
  }()
}
