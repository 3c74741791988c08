/// Letters without case and diacritics, so that print, lexicon and damaged print meet.
///
/// OCR drops and invents diacritics more often than letters, and no nutrient's name differs from
/// another's by a diacritic alone.
enum LetterFolding {
  /// The symbols that fold to one letter, after the letter; the rest folds to its lower case.
  private static let families: [(letter: Character, symbols: String)] = [
    ("a", "àáâãäåāăąǎ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
    ("h", "ĥħ"), ("i", "ìíîïĩīĭįıi̇"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŋ"),
    ("o", "òóôõöøōŏőơ"), ("r", "ŕŗř"), ("s", "śŝşšșſ"), ("t", "ţťŧțþ"), ("u", "ùúûüũūŭůűųư"),
    ("w", "ŵẁẃẅ"), ("y", "ýÿŷ"), ("z", "źżž"), ("α", "άἀ"), ("ε", "έ"), ("η", "ή"),
    ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"), ("ω", "ώ"), ("σ", "ς"),
  ]

  /// Symbols that fold to two letters.
  private static let ligatures: [(symbol: Unicode.Scalar, letters: String)] = [
    ("ß", "ss"), ("ẞ", "ss"), ("æ", "ae"), ("Æ", "ae"), ("œ", "oe"), ("Œ", "oe"), ("ĳ", "ij"),
    ("ﬁ", "fi"), ("ﬂ", "fl"),
  ]

  /// The first code that is no letter for a label: beyond Cyrillic.
  private static let limit = 0x530

  private static let table: [UInt16] = {
    var table = [UInt16](repeating: 0, count: limit)
    for code in 0..<limit {
      guard let scalar = Unicode.Scalar(UInt32(code)), scalar.properties.isAlphabetic else {
        continue
      }
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      table[code] = lower.first.map { UInt16(truncatingIfNeeded: $0.value) } ?? 0
    }
    for (letter, symbols) in families {
      for scalar in (symbols + symbols.uppercased()).unicodeScalars where scalar.value < limit {
        table[Int(scalar.value)] = letter.unicodeScalars.first.map { UInt16($0.value) } ?? 0
      }
    }
    return table
  }()

  private static let pairs: [UInt32: [UInt16]] = Dictionary(
    uniqueKeysWithValues: ligatures.map {
      ($0.symbol.value, $0.letters.unicodeScalars.map { UInt16($0.value) })
    })

  /// Whether `scalar` is a letter in one of the scripts of the EU.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let code = Int(scalar.value)
    return code < limit ? table[code] != 0 : pairs[scalar.value] != nil
  }

  /// Appends the folded form of `scalar`; nothing for what is no letter.
  static func append(_ scalar: Unicode.Scalar, to symbols: inout [UInt16]) {
    if scalar.isASCII {
      let folded = table[Int(scalar.value)]
      if folded != 0 { symbols.append(folded) }
    } else if let pair = pairs[scalar.value] {
      symbols += pair
    } else if scalar.value < limit, table[Int(scalar.value)] != 0 {
      symbols.append(table[Int(scalar.value)])
    }
  }

  /// The folded letters of `text`, everything else left out.
  static func fold(_ text: String) -> [UInt16] {
    var symbols: [UInt16] = []
    for scalar in text.unicodeScalars { append(scalar, to: &symbols) }
    return symbols
  }
}
