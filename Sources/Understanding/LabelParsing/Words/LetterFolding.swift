import Foundation

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
    ("μ", "µ"), ("и", "йѝ"), ("е", "ёѐєә"), ("г", "ґғѓ"), ("к", "қќ"), ("н", "ң"), ("о", "ө"),
    ("у", "ўұү"),
    ("х", "һ"),
    // Models for the EU's languages have the letters of Bulgarian alone, and read these for the others.
    ("з", "э"), ("ь", "ыъ"),
  ]

  /// Symbols that fold to two letters.
  private static let ligatures: [(symbol: Unicode.Scalar, letters: String)] = [
    ("ß", "ss"), ("ẞ", "ss"), ("æ", "ae"), ("Æ", "ae"), ("œ", "oe"), ("Œ", "oe"), ("ĳ", "ij"),
    ("ﬁ", "fi"), ("ﬂ", "fl"),
  ]

  /// The first code that is no letter for a label: beyond Greek with its old accents.
  private static let limit = 0x2000
  /// No script of the EU is between Cyrillic and the Latin letters with rare accents.
  private static let foreign = 0x530..<0x1E00
  /// Accents that stand behind their letter, as some engines write them; they belong to the word and are no letter.
  private static let marks = 0x300..<0x370
  /// In the table, for a mark: no letter has this code.
  private static let mark: UInt16 = 0xFFFF

  /// In the table, for what folds to two letters.
  private static let pair: UInt16 = 0xFFFE

  private static let table: [UInt16] = {
    var table = [UInt16](repeating: 0, count: limit)
    for code in 0..<limit where !foreign.contains(code) {
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
    for code in foreign.upperBound..<limit where table[code] != 0 {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let base, base != scalar, base.value < limit { table[code] = table[Int(base.value)] }
    }
    for code in marks { table[code] = mark }
    for code in pairs.keys where code < limit { table[Int(code)] = pair }
    return table
  }()

  private static let pairs: [UInt32: [UInt16]] = Dictionary(
    uniqueKeysWithValues: ligatures.map {
      ($0.symbol.value, $0.letters.unicodeScalars.map { UInt16($0.value) })
    })

  /// Whether `scalar` is a letter in one of the scripts of the EU.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return 0x61...0x7A ~= scalar.value | 0x20 }
    let code = Int(scalar.value)
    return code < limit ? table[code] != 0 : pairs[scalar.value] != nil
  }

  /// Appends the folded form of `scalar`; nothing for what is no letter.
  static func append(_ scalar: Unicode.Scalar, to symbols: inout [UInt16]) {
    if scalar.isASCII {
      let lower = scalar.value | 0x20
      if 0x61...0x7A ~= lower { symbols.append(UInt16(lower)) }
      return
    }
    let folded = scalar.value < limit ? table[Int(scalar.value)] : pair
    switch folded {
    case 0, mark: return
    case pair: symbols += pairs[scalar.value] ?? []
    default: symbols.append(folded)
    }
  }

  /// The script that a folded letter belongs to.
  enum Script: Int, CaseIterable {
    case latin, greek, cyrillic

    init(_ letter: UInt16) {
      switch letter {
      case ..<0x370: self = .latin
      case ..<0x400: self = .greek
      default: self = .cyrillic
      }
    }
  }

  /// Latin letters whose print, small or capital, is a letter of the other script.
  private static let twins: [Script: [UInt16: UInt16]] = [
    .greek: twins("abehikmnoptuvxyz", "αβεηικμνορτυνχυζ"),
    .cyrillic: twins("abcehkmoptxy", "авсенкмортху"),
  ]

  private static func twins(_ latin: String, _ other: String) -> [UInt16: UInt16] {
    Dictionary(uniqueKeysWithValues: zip(fold(latin), fold(other)))
  }

  /// Turns a word that mixes Latin with another script into one script, as far as letters look alike.
  ///
  /// Models that read both write "Mазнини" with a Latin M. No label mixes scripts within a word, so
  /// the script with more letters is meant. A script whose letters all have a twin in the other one
  /// cannot be meant.
  static func settleScript(_ letters: inout [UInt16]) {
    guard let alien = letters.first(where: { Script($0) != .latin }) else { return }
    let script = Script(alien)
    let latin = letters.count { Script($0) == .latin }
    guard latin > 0, let twins = twins[script] else { return }
    let others = letters.filter { Script($0) != .latin }
    let latinOnly = letters.contains { Script($0) == .latin && twins[$0] == nil }
    if latin > others.count, latinOnly {
      var back: [UInt16: UInt16] = [:]
      for (letter, twin) in twins where back[twin].map({ letter < $0 }) ?? true {
        back[twin] = letter
      }
      letters = letters.map { back[$0] ?? $0 }
    } else {
      letters = letters.map { twins[$0] ?? $0 }
    }
  }

  /// Returns a word in `script` whose Latin letters all have a twin there, `nil` where one has none.
  static func twin(of letters: [UInt16], in script: Script) -> [UInt16]? {
    guard let twins = twins[script] else { return nil }
    let turned = letters.compactMap { Script($0) == .latin ? twins[$0] : $0 }
    return turned.count == letters.count ? turned : nil
  }

  /// The folded letters of `text`, everything else left out.
  static func fold(_ text: String) -> [UInt16] {
    var symbols: [UInt16] = []
    for scalar in text.unicodeScalars { append(scalar, to: &symbols) }
    return symbols
  }
}
