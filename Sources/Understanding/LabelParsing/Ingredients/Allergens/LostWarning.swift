import LabelModel
import Languages

/// The end of a list that may be a warning or a denial: "ältää selleriä ja sinappia".
///
/// Its first words could not be read.
///
/// A list has commas between its last entries, a sentence has a conjunction before its last name.
enum LostWarning {
  private static let conjunctions = Set(
    IngredientLexicon.conjunctions.phrases.map(FoodSymbols.fold))

  /// The characters of the last names of `entries`, `nil` where they are ingredients.
  static func part(of entries: [ListCertainty.Entry], in cues: FoodCues) -> Range<Int>? {
    guard let last = entries.last, last.namesAllergen, !last.isOrdinary else { return nil }
    var first = entries.count - 1
    while first > 0, entries[first].separator == ",", entries[first - 1].isBare,
      !hasUnknownWord(before: entries[first].range, in: cues)
    {
      first -= 1
    }
    let joins = joins(last.range, in: cues)
    // Without a conjunction, several words before several names: "ree rr om dairy, gluten, eggs".
    guard
      joins || first < entries.count - 1 && unknownWords(before: entries[first].range, in: cues) > 1
    else { return nil }
    if hasUnknownWord(before: entries[first].range, in: cues) {
      return entries[first].range.lowerBound..<last.range.upperBound
    }
    // The words alone may be before the first comma: "Fei von itch, Laktose, Soja und Gluten".
    guard first > 0, !entries[first - 1].isOrdinary,
      cues.text.wordRanges(in: entries[first - 1].range).count > 1,
      cues.text.wordRanges(in: entries[first - 1].range).allSatisfy({ cues.isUnread($0) })
    else { return nil }
    return entries[first].range.lowerBound..<last.range.upperBound
  }

  /// Whether a conjunction is behind a name in `range`, or behind several words that were not read.
  private static func joins(_ range: Range<Int>, in cues: FoodCues) -> Bool {
    let words = cues.text.wordRanges(in: range)
    return words.indices.dropFirst().contains { number in
      conjunctions.contains(cues.text.letters(words[number]))
        && (isName(words[number - 1], in: cues)
          || words[..<number].count(where: { cues.isUnread($0) }) > 1)
    }
  }

  /// Whether a word of the entry before its first name is one that no lexicon has.
  private static func hasUnknownWord(before range: Range<Int>, in cues: FoodCues) -> Bool {
    unknownWords(before: range, in: cues) > 0
  }

  /// The number of words before the entry's first name that no lexicon has.
  private static func unknownWords(before range: Range<Int>, in cues: FoodCues) -> Int {
    cues.text.wordRanges(in: range).prefix { !isName($0, in: cues) }
      .count { cues.isUnread($0) }
  }

  private static func isName(_ word: Range<Int>, in cues: FoodCues) -> Bool {
    let isPrinted = cues.matches.contains { match in
      let pattern = cues.vocabulary.trie.patterns[match.pattern]
      guard case .allergen = pattern.meaning, cues.languages.contains(pattern.language) else {
        return false
      }
      return cues.text.characters(match.range).overlaps(word)
    }
    return isPrinted || !cues.damagedNames(in: word, languages: Set(cues.languages)).isEmpty
  }
}
