import LabelModel

/// The spellings of units, damaged ones included.
enum UnitSpelling {
  /// Spelling in lower case → unit; the longest that fits wins. The damaged spellings were seen in Tesseract's and Google
  /// Vision's output on labels, "°/o" and "o/o" in Robotoff's rules.
  private static let spellings: [(text: String, unit: NutrientUnit?, isRepaired: Bool)] = [
    ("kj", .kilojoule, false), ("kl", .kilojoule, true), ("k)", .kilojoule, true),
    ("ki", .kilojoule, true), ("kd", .kilojoule, true), ("k]", .kilojoule, true),
    ("k1", .kilojoule, true), ("k|", .kilojoule, true), ("ku", .kilojoule, true),
    ("k3", .kilojoule, true), ("kj.", .kilojoule, false), ("k.j", .kilojoule, true),
    ("kf", .kilojoule, true),
    ("ko", .kilojoule, true), ("rj", .kilojoule, true), ("xj", .kilojoule, true),
    ("k!", .kilojoule, true),
    ("kilojoules", .kilojoule, false),
    ("kcal", .kilocalorie, false), ("kcals", .kilocalorie, false), ("kcai", .kilocalorie, true),
    ("kca", .kilocalorie, true), ("keal", .kilocalorie, true), ("kral", .kilocalorie, true),
    ("kcel", .kilocalorie, true), ("kc al", .kilocalorie, true), ("kcaf", .kilocalorie, true),
    ("ical", .kilocalorie, true), ("cay", .kilocalorie, true), ("kkal", .kilocalorie, false),
    ("kal", .kilocalorie, true),
    ("cal", .kilocalorie, false), ("cals", .kilocalorie, false), ("calories", .kilocalorie, false),
    ("rcal", .kilocalorie, true), ("xcal", .kilocalorie, true), ("kc", .kilocalorie, true),
    ("kcol", .kilocalorie, true), ("k cal", .kilocalorie, true), ("kca1", .kilocalorie, true),
    ("kka", .kilocalorie, true), ("kcat", .kilocalorie, true), ("kcal.", .kilocalorie, false),
    ("hcal", .kilocalorie, true), ("kgal", .kilocalorie, true), ("kcall", .kilocalorie, true),
    ("kcal/kg", .kilocaloriePerKilogram, false), ("kcals/kg", .kilocaloriePerKilogram, false),
    ("kcal me/kg", .kilocaloriePerKilogram, false), ("kcalskg", .kilocaloriePerKilogram, true),
    ("keallkg", .kilocaloriePerKilogram, true), ("kcallkg", .kilocaloriePerKilogram, true),
    ("kcalikg", .kilocaloriePerKilogram, true),
    ("g", .gram, false), ("gr", .gram, false), ("q", .gram, true), ("gram", .gram, false),
    ("grams", .gram, false), ("gm", .gram, false), ("g.", .gram, false),
    ("gl", .gram, true), ("gi", .gram, true), ("gj", .gram, true), ("a", .gram, true),
    ("gd", .gram, true), ("qd", .gram, true), ("ql", .gram, true), ("o", .gram, true),
    ("ą", .gram, true),
    ("ma", .milligram, true), ("m9", .milligram, true), ("m)", .milligram, true),
    ("mo", .milligram, true),
    ("mg", .milligram, false), ("mq", .milligram, true), ("rng", .milligram, true),
    ("mgs", .milligram, false), ("my", .milligram, true), ("ng", .milligram, true),
    ("µg", .microgram, false), ("μg", .microgram, false), ("ug", .microgram, false),
    ("mcg", .microgram, false), ("yg", .microgram, true),
    ("%", .percent, false), ("°/o", .percent, true), ("o/o", .percent, true),
    ("°/", .percent, true),
    ("0/0", .percent, true), ("°o", .percent, true), ("℅", .percent, true),
    ("g/kg", .gramPerKilogram, false), ("mg/kg", .milligramPerKilogram, false),
    ("iu/kg", .internationalUnitPerKilogram, false),
    ("ie/kg", .internationalUnitPerKilogram, false),
    ("ui/kg", .internationalUnitPerKilogram, false),
    ("i.e./kg", .internationalUnitPerKilogram, false),
    ("iu", .internationalUnit, false), ("ie", .internationalUnit, false),
    ("i.e.", .internationalUnit, false), ("ui", .internationalUnit, false),
    ("ml", .millilitre, false), ("mi", .millilitre, true), ("m1", .millilitre, true),
    // In Cyrillic and Greek letters, and the units of vitamins in other languages.
    ("кдж", .kilojoule, false), ("кж", .kilojoule, false), ("ккал", .kilocalorie, false),
    ("кал", .kilocalorie, false),
    ("ккал/кг", .kilocaloriePerKilogram, false), ("кcal", .kilocalorie, true),
    ("kкал", .kilocalorie, true), ("кj", .kilojoule, true), ("г", .gram, false), ("r", .gram, true),
    ("kdx", .kilojoule, true), ("kдж", .kilojoule, true), ("kkan", .kilocalorie, true),
    ("kkaл", .kilocalorie, true), ("ккan", .kilocalorie, true), ("ккaл", .kilocalorie, true),
    ("г.", .gram, false), ("гр", .gram, false), ("гр.", .gram, false), ("мг", .milligram, false),
    ("мкг", .microgram, false), ("мл", .millilitre, false), ("г/кг", .gramPerKilogram, false),
    ("мг/кг", .milligramPerKilogram, false), ("ме/кг", .internationalUnitPerKilogram, false),
    ("γρ", .gram, false), ("γρ.", .gram, false), ("γραμμάρια", .gram, false),
    ("γραμ", .gram, false), ("δ.μ./kg", .internationalUnitPerKilogram, false),
    ("j.m./kg", .internationalUnitPerKilogram, false),
    ("m.j./kg", .internationalUnitPerKilogram, false),
    ("ne/kg", .internationalUnitPerKilogram, false),
    ("ky/kg", .internationalUnitPerKilogram, false),
    ("rü/kg", .internationalUnitPerKilogram, false),
    ("tv/kg", .internationalUnitPerKilogram, false),
    ("sv/kg", .internationalUnitPerKilogram, false),
    ("ij/kg", .internationalUnitPerKilogram, false),
    // Measures of packages and meals: recognised so that their numbers are nobody's value.
    ("kg", nil, false), ("кг", nil, false), ("cl", nil, false), ("dl", nil, false),
    ("l", nil, false), ("oz", nil, false),
    ("lb", nil, false), ("lbs", nil, false), ("mm", nil, false), ("cm", nil, false),
    ("°c", nil, false), ("°f", nil, false), ("x", nil, false),
    ("w", nil, false), ("€", nil, false), ("chf", nil, false), ("°", nil, false),
    ("kcal/can", nil, false), ("kcals/can", nil, false), ("kcal/cup", nil, false),
    ("kcal/pouch", nil, false), ("kcalscan", nil, true),
  ]

  private struct Spelling {
    var scalars: [Unicode.Scalar]
    var unit: NutrientUnit?
    var isRepaired: Bool
  }

  /// The first code that begins no unit; the last that does is ℅.
  private static let limit = 0x2106
  /// The spellings that begin with each code, the longest first.
  private static let byFirst: [[Spelling]] = {
    var table = [[Spelling]](repeating: [], count: limit)
    for spelling in spellings {
      let scalars = Array(spelling.text.unicodeScalars)
      guard let first = scalars.first, first.value < limit else { continue }
      table[Int(first.value)].append(
        Spelling(scalars: scalars, unit: spelling.unit, isRepaired: spelling.isRepaired))
    }
    return table.map { $0.sorted { $0.scalars.count > $1.scalars.count } }
  }()

  /// A unit at `position`, the longest spelling that fits; `length` 0 with no unit when none does.
  ///
  /// Returns a unit of `nil` and a length for a measure that no nutrient has.
  static func find(
    in line: ScannedLine, at position: Int
  ) -> (unit: NutrientUnit?, length: Int, isRepaired: Bool)? {
    guard let first = line.scalar(position) else { return nil }
    let code = Int(lower(first).value)
    guard code < limit, !byFirst[code].isEmpty else { return nil }
    if let word = word(in: line, at: position) { return (word.unit, word.length, false) }
    candidates: for candidate in byFirst[code] {
      for (offset, symbol) in candidate.scalars.enumerated() {
        guard let other = line.scalar(position + offset), lower(other) == symbol else {
          continue candidates
        }
      }
      let end = position + candidate.scalars.count
      let isLetter = candidate.scalars.last.map(LetterFolding.isLetter) ?? false
      if isLetter, let next = line.scalar(end), LetterFolding.isLetter(next) { continue }
      // "k1" and "l" must not eat the start of a number.
      if candidate.isRepaired, let next = line.scalar(end), ("0"..."9").contains(next) { continue }
      return (candidate.unit, candidate.scalars.count, candidate.isRepaired)
    }
    return nil
  }

  /// The beginnings of units' names, which the languages of the EU share: "Gramm", "grammes", "gramów", "mililitrov".
  private static let stems: [(scalars: [Unicode.Scalar], unit: NutrientUnit?)] = [
    ("gram", .gram), ("грам", .gram), ("γραμ", .gram), ("kilogr", nil), ("килогр", nil),
    ("millilit", .millilitre), ("mililit", .millilitre), ("милилит", .millilitre),
    ("milligr", .milligram), ("miligr", .milligram), ("милигр", .milligram),
    ("microgr", .microgram), ("mikrogr", .microgram), ("микрогр", .microgram),
    ("kilojoul", .kilojoule), ("kilojul", .kilojoule), ("kilodž", .kilojoule),
    ("килодж", .kilojoule), ("kilocal", .kilocalorie), ("kilokal", .kilocalorie),
    ("килокал", .kilocalorie),
  ].map { (Array($0.0.unicodeScalars), $0.1) }
  /// The letters of a unit's name at most: "mikrogrammoista".
  private static let longestName = 15

  /// A unit that is written out.
  private static func word(
    in line: ScannedLine, at position: Int
  ) -> (unit: NutrientUnit?, length: Int)? {
    let stem = stems.first { stem in
      stem.scalars.indices.allSatisfy { offset in
        line.scalar(position + offset).map(lower) == stem.scalars[offset]
      }
    }
    guard let stem else { return nil }
    var length = stem.scalars.count
    while let next = line.scalar(position + length), LetterFolding.isLetter(next) { length += 1 }
    return length <= longestName ? (stem.unit, length) : nil
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "A"..."Z": Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 32))
    case "Α"..."Ω", "А"..."Я": Unicode.Scalar(scalar.value + 32) ?? scalar
    case "Ü": "ü"
    default: scalar
    }
  }
}
