/// The cost of confusing letters in small print.
enum LetterConfusion {
  /// Letters that look alike, as pairs; seen in the output of Tesseract and of Google Vision on labels.
  private static let alike = [
    "il", "ij", "it", "if", "ir", "lt", "lf", "lj", "tf", "tr", "oc", "oe", "oa", "od", "oq", "og",
    "ec", "ea", "ce", "ao", "as", "nm", "nu", "nr", "nh", "mn", "uv", "vy", "uy", "vw", "bh", "bs",
    "bg", "bp", "gq", "gy", "gs", "pq", "sz", "kx", "hk", "ti", "rt", "dc", "da", "un", "yv", "ke",
    "fp", "pf", "ld", "bd", "eg", "sg", "db", "ku", "cq", "lb", "lh", "ug", "ui", "tc", "pr",
  ]

  /// Greek and Cyrillic letters that differ in a stroke, as pairs.
  private static let alikeBeyondLatin = [
    "νυ", "ην", "οσ", "οα", "οθ", "εσ", "ικ", "ιτ", "ρο", "χκ", "δλ", "αλ", "γτ", "πτ", "μν",
    "ин", "пн", "ни", "лп", "шщ", "цщ", "иц", "ъь", "зэ", "ос", "ое", "гт", "гп", "хк", "вз", "ек",
    "бв", "ам", "жк", "се", "ль", "дл", "ут",
  ]

  /// The number of letters that are distinguished: Latin, Greek and Cyrillic ones, and all others
  /// as one.
  static let places = 26 + 25 + 32 + 1

  /// The place of a folded letter in ``table``.
  static func place(of letter: UInt16) -> UInt8 {
    switch letter {
    case 0x61...0x7A: UInt8(letter - 0x61)
    case 0x3B1...0x3C9: UInt8(letter - 0x3B1) + 26
    case 0x430...0x44F: UInt8(letter - 0x430) + 51
    default: 83
    }
  }

  /// Tenths of a wrong letter for one that looks like the letter that is meant, at most.
  static let alikeCost: UInt8 = 4

  /// The cost of reading one letter where another is meant, a row for each place. It is in tenths
  /// of a wrong letter. It is ten for letters that are not alike. It is ten also for two letters of
  /// the last place, which may be equal.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 10, count: places * places)
    func set(_ pair: String, _ cost: UInt8) {
      let found = LetterFolding.fold(pair).map { Int(place(of: $0)) }
      guard found.count == 2 else { return }
      table[found[0] * places + found[1]] = cost
      table[found[1] * places + found[0]] = cost
    }
    for pair in alike + alikeBeyondLatin { set(pair, alikeCost) }
    // The closest of all: a stroke is a stroke.
    for pair in ["il", "oc", "uv", "gq"] { set(pair, 3) }
    return table
  }()

  /// The bit of a place in a set of letters. Letters of different scripts share bits, for a word
  /// has one script.
  static func bit(_ place: UInt8) -> UInt32 {
    switch place {
    case ..<26: 1 << UInt32(place)
    case ..<51: 1 << UInt32(place - 26)
    case ..<83: 1 << UInt32(place - 51)
    default: 1 << 31
    }
  }

  /// The number of budgets of ``within``: 0 ... 10 tenths of a wrong letter.
  static let budgets = 11

  /// The letters that may replace the letter of a place within a budget: a set for each place and
  /// budget.
  static let within: [UInt32] = {
    var sets = [UInt32](repeating: 0, count: places * budgets)
    for place in 0..<places {
      for other in 0..<places {
        let confused = place == other ? 0 : Int(table[place * places + other])
        for budget in confused..<budgets {
          sets[place * budgets + budget] |= bit(UInt8(other))
        }
      }
    }
    return sets
  }()

  /// The least cost of a missing or additional letter.
  static let leastOmission: Int32 = 7

  /// Tenths of a wrong letter for a letter too few or too many; thin ones vanish easily.
  static func omission(of letter: UInt16) -> UInt8 {
    switch letter {
    case 105, 108, 116, 106, 102, 114: 7
    default: 10
    }
  }
}
