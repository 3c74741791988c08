import Languages

/// The parts of a list that may be no list: a warning of traces whose cue could not be read.
struct ListCertainty {
  /// The parts whose allergens are neither ingredients nor traces for certain.
  let doubtful: [Range<Int>]
  /// The last entries, where they are only names of allergens.
  let tail: Range<Int>?

  /// Letters that an ordinary word of lists must have, unless it is the whole entry.
  private static let leastLetters = 5

  /// One entry, and what is known of it.
  struct Entry {
    var range: Range<Int>
    /// The sign before it; a line's end where the line below may begin a sentence.
    var separator: Unicode.Scalar
    /// Whether it begins with other words than an allergen's name.
    var hasOtherWords = false
    var namesAllergen = false
    var isOrdinary = false
    /// The first allergen that it names.
    var allergen: PatternMeaning?
    /// Whether a name that begins in the line before ends in it: "sulphur" and "dioxide".
    var endsName = false

    /// Whether it is an allergen's name as warnings have them: "wheat", and not "wheat flour".
    var isBare: Bool { namesAllergen && !isOrdinary }
  }

  /// Judges the list in `range` of `cues`.
  init(_ cues: FoodCues, _ range: Range<Int>) {
    let entries = Self.entries(cues, range)
    doubtful =
      Self.doubtful(entries, in: cues)
      + [LostWarning.part(of: entries, in: cues)].compactMap(\.self)
    var first = entries.endIndex
    while first > 0, entries[first - 1].isBare { first -= 1 }
    tail =
      first > 0 && first < entries.count
      ? entries[first].range.lowerBound..<range.upperBound : nil
  }

  /// The parts behind a point or colon that name allergens and nothing that only lists have.
  private static func doubtful(_ entries: [Entry], in cues: FoodCues) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (number, entry) in entries.enumerated().dropFirst() {
      guard entry.separator != "," else { continue }
      let rest = entries[(number + 1)...].prefix { $0.separator != "." }
      let part = [entry] + rest
      let bare = part.count(where: \.isBare)
      guard bare > 0, let last = part.last, !part.contains(where: \.isOrdinary) else { continue }
      switch entry.separator {
      case ":":
        // It may also follow the name of a part of the food, with what that is made of.
        guard bare > 1, bare == part.count, !introduces(entries[number - 1], cues) else {
          continue
        }
      case "\n":
        // A wrapped entry is a name alone, a warning has words before it, and names alone behind them.
        guard entry.hasOtherWords, !entry.endsName, namesAllergenInEach(part) else { continue }
      default: break
      }
      found.append(entry.range.lowerBound..<last.range.upperBound)
    }
    return found
  }

  /// Whether there is an allergen between any two commas of `part`.
  private static func namesAllergenInEach(_ part: [Entry]) -> Bool {
    var isNamed = true
    for (number, entry) in part.enumerated() {
      if number == 0 || entry.separator == "," {
        guard isNamed else { return false }
        isNamed = false
      }
      isNamed = isNamed || entry.isBare
    }
    return isNamed
  }

  /// Whether a colon behind `entry` belongs to a list: "emulsifier: soy lecithin".
  private static func introduces(_ entry: Entry, _ cues: FoodCues) -> Bool {
    cues.matches.contains { match in
      switch cues.vocabulary.trie.patterns[match.pattern].meaning {
      case .additiveClass, .ofWhich, .contains: break
      default: return false
      }
      return entry.range.overlaps(cues.text.characters(match.range))
    }
  }

  /// The stretches between commas, points, colons and brackets.
  private static func entries(_ cues: FoodCues, _ range: Range<Int>) -> [Entry] {
    let scalars = cues.text.scalars
    var entries: [Entry] = []
    var separator: Unicode.Scalar = ","
    var start = range.lowerBound
    for position in range.lowerBound...range.upperBound {
      var sign: Unicode.Scalar = ","
      if position < range.upperBound {
        sign = scalars[position]
        switch sign {
        case ",":
          let isDecimal =
            position > range.lowerBound && scalars[position - 1].isDigit
            && position + 1 < range.upperBound && scalars[position + 1].isDigit
          if isDecimal { continue }
        case ".", "!":
          guard cues.isPoint(position) else { continue }
          sign = "."
        case ":": break
        case ";", "(", ")", "[", "]", "•", "·": sign = ","
        case " ":
          guard cues.beginsLine(position + 1) else { continue }
          sign = "\n"
        default: continue
        }
      }
      let letters = scalars[start..<position].count(where: LetterFolding.isLetter)
      if letters > 0 {
        entries.append(
          Entry(range: start..<position, separator: separator, hasOtherWords: letters > 1))
        separator = sign
      } else if sign == "." || sign == ":" {
        separator = sign
      }
      start = position + 1
    }
    describe(&entries, cues)
    return entries
  }

  /// Says of each entry whether it names an allergen, and whether it has a word that only lists have.
  private static func describe(_ entries: inout [Entry], _ cues: FoodCues) {
    for match in cues.matches {
      let pattern = cues.vocabulary.trie.patterns[match.pattern]
      guard cues.languages.contains(pattern.language) else { continue }
      describe(&entries, by: pattern, at: cues.text.characters(match.range), cues.text)
    }
    findDamagedAllergens(&entries, cues)
    for number in entries.indices {
      let said = cues.text.text(entries[number].range)
      let isList =
        statesShare(said) || PrintedENumber(said) != nil
        || namesLecithin(FoodSymbols.fold(said))
      if isList { entries[number].isOrdinary = true }
    }
  }

  /// Says of the entry at `place` what a known word there means for it.
  private static func describe(
    _ entries: inout [Entry], by pattern: PatternTrie.Pattern, at place: Range<Int>,
    _ text: FoodText
  ) {
    let number = index(of: place, in: entries)
    switch pattern.meaning {
    case .allergen:
      guard let number else {
        // A name of several words may be wrapped.
        for number in entries.indices where entries[number].range.overlaps(place) {
          entries[number].namesAllergen = true
          if place.lowerBound < entries[number].range.lowerBound { entries[number].endsName = true }
        }
        return
      }
      let before = entries[number].range.lowerBound..<place.lowerBound
      // Two names side by side are one that is the rest of a cue: "sledi" without its last letter.
      entries[number].hasOtherWords =
        entries[number].namesAllergen
        ? entries[number].hasOtherWords || pattern.meaning != entries[number].allergen
        : text.scalars[before].count(where: LetterFolding.isLetter) > 1
      entries[number].namesAllergen = true
      entries[number].allergen = entries[number].allergen ?? pattern.meaning
    case .additiveClass:
      if let number { entries[number].isOrdinary = true }
    case .common:
      guard let number else { return }
      let letters = text.scalars[entries[number].range].count(where: LetterFolding.isLetter)
      if pattern.length >= leastLetters || place.count == letters {
        entries[number].isOrdinary = true
      }
    default: break
    }
  }

  /// Finds allergens whose names are printed badly: letters read as their strokes, and names with wrong letters.
  private static func findDamagedAllergens(_ entries: inout [Entry], _ cues: FoodCues) {
    let text = cues.text
    let strokes = cues.vocabulary.damaged.matches(in: FoodSymbols.strokes(text.symbols))
    for match in strokes {
      let pattern = cues.vocabulary.damaged.patterns[match.pattern]
      guard case .allergen = pattern.meaning, cues.languages.contains(pattern.language),
        let number = index(of: text.characters(match.range), in: entries)
      else { continue }
      entries[number].namesAllergen = true
    }
    guard let first = entries.first, let last = entries.last else { return }
    let damaged = cues.damagedNames(
      in: first.range.lowerBound..<last.range.upperBound, languages: Set(cues.languages))
    for name in damaged where name.isCertain {
      if let number = index(of: name.range, in: entries) { entries[number].namesAllergen = true }
    }
  }

  /// Whether a number is before a sign of percent, which alone is a letter misread.
  private static func statesShare(_ text: String) -> Bool {
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "%", before?.isDigit == true { return true }
      if scalar != " " { before = scalar }
    }
    return false
  }

  private static let lecithin = IngredientLexicon.lecithin.phrases.map(FoodSymbols.fold)

  private static func namesLecithin(_ symbols: [UInt16]) -> Bool {
    lecithin.contains { part in
      symbols.indices.contains { symbols[$0...].starts(with: part) }
    }
  }

  /// The index of the entry that all of `place` is in.
  private static func index(of place: Range<Int>, in entries: [Entry]) -> Int? {
    entries.firstIndex {
      $0.range.lowerBound <= place.lowerBound && place.upperBound <= $0.range.upperBound
    }
  }
}
