import LabelModel

/// A list of ingredients whose heading is not printed or could not be read.
///
/// Only certain lists count. Most entries between commas are known words of lists in one language,
/// beside something that only lists have. Slogans and recipes name foods between commas, too.
struct UnheadedList {
  /// Rows before the first one with several commas that may belong to the list.
  static let mostRowsBefore = 4
  /// Commas of a row that a list is searched around.
  private static let leastCommas = 2
  /// Entries of a list at least, and known ones of them.
  private static let leastEntries = 5
  private static let leastKnown = 4
  /// Entries that are enough behind a word that may be a heading, and known ones of them.
  private static let leastHeaded = 3
  /// Known entries from which on half of them are enough: damaged print leaves fewer.
  private static let manyKnown = 7
  /// Entries that are more than an allergen's name.
  private static let leastCommon = 3
  /// The least number of letters of a word that is known anywhere in an entry. Shorter words must
  /// be all of it.
  private static let leastLetters = 5
  /// The same where the language is known.
  private static let leastOfOneLanguage = 3
  /// Words that an entry before the row with several commas has at most. Sentences of advertisements have more.
  private static let mostWords = 7
  /// Characters between the list and the sentence about allergens behind it at most.
  private static let nearStatement = 12

  /// The list's characters.
  let range: Range<Int>

  /// Whether a list may be searched around `line`: two words of lists in one language stand in it, between commas.
  static func mayHold(_ line: TextLine, _ vocabulary: IngredientVocabulary) -> Bool {
    guard commas(line) >= leastCommas else { return false }
    var symbols: [UInt16] = []
    for word in line.words {
      for scalar in word.text.unicodeScalars.prefix(60) { FoodSymbols.append(scalar, to: &symbols) }
      if symbols.last != FoodSymbols.space { symbols.append(FoodSymbols.space) }
    }
    var found: Set<Int> = []
    for match in vocabulary.trie.matches(in: symbols) {
      let pattern = vocabulary.trie.patterns[match.pattern]
      switch pattern.meaning {
      case .common, .allergen, .additiveClass: break
      default: continue
      }
      if pattern.length >= leastLetters, !found.insert(pattern.language).inserted { return true }
    }
    return false
  }

  /// Whether a list may begin in `line`.
  static func mayBegin(_ line: TextLine) -> Bool { commas(line) >= 1 }

  private static func commas(_ line: TextLine) -> Int {
    line.words.count { word in
      let last = word.text.utf8.last
      return word.text == "-" || word.text == "–" || word.text == "•" || last == UInt8(ascii: ",")
        || last == UInt8(ascii: ";")
    }
  }

  /// The list that `cues`' text begins with, `nil` when it is not certain that it does.
  ///
  /// So many words of the text are in rows before the one that the list is searched around. Behind a word that may be
  /// a heading, fewer words of lists are enough.
  init?(_ cues: FoodCues, wordsBefore: Int, isHeaded: Bool) {
    let whole = IngredientRange(cues).range
    guard let language = cues.languages.first, cues.languages.count <= 2,
      // Analyses, warnings and directions begin with a word of their own.
      !cues.cues.contains(where: { $0.range.lowerBound <= whole.lowerBound }),
      !cues.cues.contains(where: {
        $0.meaning == .freeOf && whole.overlaps($0.range)
          && !Self.isInBracket($0.range.lowerBound, cues.text.scalars)
      })
    else { return nil }
    var entries = Self.entries(cues.text, whole)
    guard entries.count >= (isHeaded ? Self.leastHeaded : Self.leastEntries),
      !entries.contains(where: { entry in
        cues.text.wordOf[entry.lowerBound] < wordsBefore
          && cues.text.words(in: entry).count > Self.mostWords
      })
    else { return nil }
    let words = ListWords(
      in: entries, cues, language: language,
      least: isHeaded || cues.languages.count == 1 ? Self.leastOfOneLanguage : Self.leastLetters)
    // What follows the last known entry is an address, or noise.
    let last = words.lastKnown ?? entries.endIndex - 1
    let isCut = words.known * 5 < entries.count * 3
    range = isCut ? whole.lowerBound..<entries[last].upperBound : whole
    if isCut { entries.removeSubrange((last + 1)...) }
    let isDense =
      words.known >= Self.manyKnown
      ? words.known * 2 >= entries.count : words.known * 5 >= entries.count * 3
    guard words.known >= (isHeaded ? Self.leastHeaded : Self.leastKnown), isDense,
      // A row of allergens alone is of a sentence that warns of them.
      words.common >= Self.leastCommon - (isHeaded || words.known == entries.count ? 1 : 0)
    else { return nil }
    let scalars = cues.text.scalars
    let shares = entries.count { scalars[$0].contains("%") }
    // Where most entries have a share or a mass it is an analysis.
    guard shares * 2 < entries.count, !Self.statesAmounts(scalars, range) else { return nil }
    guard
      isHeaded || words.haveClass || shares > 0
        || entries.contains(where: { PrintedENumber(cues.text.text($0)) != nil })
        || Self.isFollowedByAllergens(range, cues)
    else { return nil }
  }

  /// Whether the sentence about allergens begins right behind `range`.
  private static func isFollowedByAllergens(_ range: Range<Int>, _ cues: FoodCues) -> Bool {
    cues.cues.contains { cue in
      (cue.meaning == .contains || cue.meaning == .mayContain)
        && 0...nearStatement ~= cue.range.lowerBound - range.upperBound
    }
  }

  /// The entries of a list that words of lists are in.
  private struct ListWords {
    /// Entries with a known word.
    private(set) var known = 0
    /// Entries with a word that is more than an allergen's name.
    private(set) var common = 0
    /// The last entry with a known word.
    private(set) var lastKnown: Int?
    /// Whether a class of additives is named.
    private(set) var haveClass = false

    /// Looks for the words of `language` in `entries`, which are in their order.
    ///
    /// A word that is not all of its entry has at `least` so many letters.
    init(in entries: [Range<Int>], _ cues: FoodCues, language: Int, least: Int) {
      var isKnown = [Bool](repeating: false, count: entries.count)
      var isCommon = isKnown
      var number = 0
      for match in cues.matches {
        let pattern = cues.vocabulary.trie.patterns[match.pattern]
        guard pattern.language == language else { continue }
        let place = cues.text.characters(match.range)
        while number < entries.count, entries[number].upperBound <= place.lowerBound { number += 1 }
        guard number < entries.count, entries[number].lowerBound <= place.lowerBound,
          place.upperBound <= entries[number].upperBound,
          pattern.length >= least || place == entries[number]
        else { continue }
        switch pattern.meaning {
        case .additiveClass:
          haveClass = true
          isCommon[number] = true
        case .common: isCommon[number] = true
        case .allergen: break
        default: continue
        }
        isKnown[number] = true
      }
      for (number, entry) in entries.enumerated() where !isKnown[number] {
        if UnheadedList.isENumber(entry, cues.text)
          || cues.hasDamagedCommonWord(in: entry, language: language)
        {
          isKnown[number] = true
          isCommon[number] = true
        }
      }
      let damaged = cues.damagedNames(
        in: entries[0].lowerBound..<entries[entries.count - 1].upperBound, languages: [language])
      for name in damaged where name.isCertain {
        if let number = entries.firstIndex(where: { $0.overlaps(name.range) }) {
          isKnown[number] = true
        }
      }
      known = isKnown.count { $0 }
      common = isCommon.count { $0 }
      lastKnown = isKnown.lastIndex(of: true)
    }
  }

  /// Whether the last bracket before `position` is an opening one: "flavouring (wheat, gluten free)".
  private static func isInBracket(_ position: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars[..<position].last { $0 == "(" || $0 == ")" } == "("
  }

  /// The stretches between commas, without spaces and brackets at their ends.
  private static func entries(_ text: FoodText, _ range: Range<Int>) -> [Range<Int>] {
    let scalars = text.scalars
    var entries: [Range<Int>] = []
    var start = range.lowerBound
    for position in range.lowerBound...range.upperBound {
      if position < range.upperBound {
        switch scalars[position] {
        case ",":
          // A decimal mark separates nothing.
          if position > range.lowerBound, position + 1 < range.upperBound,
            scalars[position - 1].isDigit, scalars[position + 1].isDigit
          {
            continue
          }
        case ";", "(", ")", "[", "]", "•": break
        case "-", "–":
          guard position > range.lowerBound, position + 1 < range.upperBound,
            scalars[position - 1] == " ", scalars[position + 1] == " "
          else { continue }
        default: continue
        }
      }
      var entry = start..<position
      while let first = entry.first, !LetterFolding.isLetter(scalars[first]) {
        entry.removeFirst()
      }
      let isNumber = isENumber(entry, text)
      while let last = entry.last, !LetterFolding.isLetter(scalars[last]), scalars[last] != "%",
        !isNumber || !scalars[last].isDigit
      {
        entry.removeLast()
      }
      if !entry.isEmpty { entries.append(entry) }
      start = position + 1
    }
    return entries
  }

  /// Whether `entry` is the number of an additive and nothing else: "E 330".
  private static func isENumber(_ entry: Range<Int>, _ text: FoodText) -> Bool {
    PrintedENumber(text.text(entry))?.isAll == true
  }

  /// Whether masses or energies are stated: "3 g", "120 kJ".
  private static func statesAmounts(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    range.contains { position in
      guard position > range.lowerBound, scalars[position - 1].isDigit else { return false }
      var unit = position
      if scalars[unit] == " " { unit += 1 }
      guard unit < range.upperBound else { return false }
      let isWhole = unit + 1 >= range.upperBound || !LetterFolding.isLetter(scalars[unit + 1])
      if scalars[unit] == "g" { return isWhole }
      return unit + 1 < range.upperBound && scalars[unit] == "k"
        && (scalars[unit + 1] == "J" || scalars[unit + 1] == "c")
    }
  }
}
