import Languages

/// The beginning of a warning that names its allergens before its cue: "Milk may be present in traces".
enum SentenceHead {
  /// Characters between the first word of a warning and its cue at most.
  private static let longestReach = 200
  private static let conjunctions = Set(
    IngredientLexicon.conjunctions.phrases.map(FoodSymbols.fold))
  /// The words of all warnings of a language, by its code.
  private static let warningWords = Dictionary(
    uniqueKeysWithValues: IngredientLexicon.all.map { lexicon in
      let phrases = lexicon.warnings.phrases + lexicon.traceTails.phrases
      let words = phrases.flatMap { $0.split { $0 == " " || $0 == "\'" || $0 == "…" } }
      return (lexicon.code, Set(words.map { FoodSymbols.fold(String($0)) }))
    })

  /// The first character of the sentence of `cue`, whose names are before it and not in `content` behind it.
  ///
  /// `nil` where the cue begins its sentence, or where no allergen is before it. Each word behind it must be one of
  /// warnings, too.
  static func start(
    before cue: FoodCues.Cue, content: Range<Int>, in cues: FoodCues
  ) -> Int? {
    let text = cues.text
    let first = cue.range.lowerBound
    guard !cues.beginsSentence(first) || text.previous(first) == ":", !cues.isCapitalized(first),
      !namesAllergen(content, languages: cue.languages, in: cues),
      text.wordRanges(in: content).allSatisfy({ isOfWarning($0, of: cue, in: cues) }),
      let start = sentenceStart(before: first, in: cues),
      namesAllergen(start..<first, languages: cue.languages, in: cues)
    else { return nil }
    return start
  }

  /// Whether a word behind `cue` is one of warnings: "in traces".
  ///
  /// Another may be an allergen's name that was not read.
  static func isOfWarning(
    _ word: Range<Int>, of cue: FoodCues.Cue, in cues: FoodCues
  ) -> Bool {
    let letters = cues.text.letters(word)
    return cue.languages.contains { language in
      warningWords[cues.vocabulary.languages[language]]?.contains(letters) ?? false
    }
  }

  /// The character behind the point, colon or bracket before `end`, or the beginning of a line that is a sentence's.
  private static func sentenceStart(before end: Int, in cues: FoodCues) -> Int? {
    let scalars = cues.text.scalars
    // Of capitals alone each line may begin a sentence.
    let hasCase = scalars[end].properties.isLowercase
    var position = end
    while position > max(0, end - longestReach) {
      position -= 1
      switch scalars[position] {
      case ".", "!": if cues.isPoint(position) { return position + 1 }
      case "(", "[": return position + 1
      // "Milk: traces possible"
      case ":" where scalars[position..<end].contains(where: LetterFolding.isLetter):
        return position + 1
      case ")", "]": return nil
      default: break
      }
      if let cue = cues.cue(beginningAt: position) {
        switch cue.meaning {
        case .contains, .mayContain, .freeOf, .heading: return nil
        default: break
        }
      }
      if hasCase, begins(position, in: cues) { return position }
    }
    return position == 0 && !cues.isHeaded ? 0 : nil
  }

  /// Whether a line begins at `position` with a capital, and neither a comma nor "and" ends the one before.
  static func begins(_ position: Int, in cues: FoodCues) -> Bool {
    guard cues.beginsLine(position) else { return false }
    return cues.text.word(before: position).map {
      !conjunctions.contains(cues.text.letters($0))
    } ?? true
  }

  /// Whether a word in `range` is the name of an allergen in one of `languages`.
  static func namesAllergen(
    _ range: Range<Int>, languages: Set<Int>, in cues: FoodCues
  ) -> Bool {
    cues.matches.contains { match in
      let pattern = cues.vocabulary.trie.patterns[match.pattern]
      guard languages.contains(pattern.language) || cues.languages.contains(pattern.language)
      else { return false }
      switch pattern.meaning {
      case .allergen, .allergenOfStatement: break
      default: return false
      }
      let place = cues.text.characters(match.range)
      return range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound
    }
  }
}
