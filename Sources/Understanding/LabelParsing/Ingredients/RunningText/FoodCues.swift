import LabelModel

/// The patterns found in a running text, and what they say about where its sentences lie.
struct FoodCues {
  /// A phrase that begins a list, ends one, or says what is or is not contained.
  struct Cue {
    var meaning: PatternMeaning
    var languages: Set<Int>
    /// The characters that it covers.
    var range: Range<Int>
  }

  /// Sentences in characters at most, so that the time stays linear.
  static let longestSentence = 600

  let text: FoodText
  let vocabulary: IngredientVocabulary
  /// All patterns, by symbols.
  let matches: [PatternTrie.Match]
  /// The languages that the text may begin in, the likeliest first.
  let languages: [Int]
  /// Whether the text was printed behind a heading.
  let isHeaded: Bool
  /// The table of nutrients that the text runs into.
  let panel: PanelStart?
  /// The first character of the analysis of pet food that the text runs into.
  let analysis: Int?
  /// The cues that do not lie within others, from the left.
  private(set) var cues: [Cue] = []
  private var cueAt: [Int: Int] = [:]
  /// The phrases that ``DamagedPhrases`` finds: warnings, denials, and words that only look like an
  /// allergen.
  let damaged: [DamagedPhrase]
  /// The sentences that warn of traces, from the left.
  private(set) var warnings: [TraceWarning] = []

  /// The least number of letters of a cue in another language than the text's. A short word of one
  /// language is an ordinary one of another.
  private static let leastForeign = 6
  /// Symbols from the beginning by which the language is told: further on the next one may begin.
  private static let opening = 400

  /// Searches `text`, whose heading is written so in the languages `heading`.
  ///
  /// Of several languages that it may be in, those of the codes `expected` come first.
  init(
    _ text: FoodText, vocabulary: IngredientVocabulary, heading: [Int] = [],
    expected: Set<String> = []
  ) {
    self.text = text
    self.vocabulary = vocabulary
    matches = vocabulary.trie.matches(in: text.symbols)
    let possible = Self.languages(of: matches, vocabulary: vocabulary, heading: heading)
    let isExpected = { expected.contains(vocabulary.languages[$0]) }
    languages = possible.filter(isExpected) + possible.filter { !isExpected($0) }
    isHeaded = !heading.isEmpty
    panel = PanelStart(text)
    analysis = AnalysisStart(text)?.start
    damaged = DamagedPhrase.all(in: text, vocabulary: vocabulary)
    findCues()
    addDamagedCues()
    joinWarningVerbs()
    warnings = TraceWarning.all(in: self)
  }

  /// Makes warnings of the words for "contains" whose warning has its first words before a point: "може да. съдържа".
  private mutating func joinWarningVerbs() {
    for index in cues.indices where cues[index].meaning == .contains {
      guard let start = warningStart(before: cues[index]) else { continue }
      cueAt[cues[index].range.lowerBound] = nil
      cues[index].meaning = .mayContain
      cues[index].range = start..<cues[index].range.upperBound
      cueAt[start] = index
    }
  }

  /// Adds the warnings and denials in which recognition has changed letters.
  private mutating func addDamagedCues() {
    var isChanged = false
    for phrase in damaged {
      guard
        phrase.meaning == .mayContain || phrase.meaning == .freeOf && !isNumberSign(phrase.range),
        phrase.length >= Self.leastForeign || languages.contains(phrase.language),
        phrase.errors == 0 || phrase.length >= DamagedPhrase.leastSure
          || languages.contains(phrase.language)
            && (beginsSentence(phrase.range.lowerBound)
              || phrase.meaning == .freeOf && isCapitalized(phrase.range.lowerBound)),
        phrase.errors == 0 || !namesAllergen(phrase)
      else { continue }
      var others = cues.indices.filter { cues[$0].range.overlaps(phrase.range) }
      if let same = others.first(where: { cues[$0].range == phrase.range }) {
        if cues[same].meaning == phrase.meaning { cues[same].languages.insert(phrase.language) }
        continue
      }
      // "produced in" ends a list, and "in a factory that" begins within it.
      let isWarning = phrase.meaning == .mayContain && phrase.errors == 0
      let heads = others.filter {
        isWarning && cues[$0].meaning == .end
          && cues[$0].range.lowerBound < phrase.range.lowerBound
          && cues[$0].range.upperBound < phrase.range.upperBound
      }
      for head in heads {
        cues[head].range = cues[head].range.lowerBound..<phrase.range.lowerBound
      }
      others.removeAll(where: heads.contains)
      guard others.allSatisfy({ cues[$0].range.count < phrase.range.count }),
        phrase.meaning == .mayContain || phrase.errors == 0
          || !others.contains(where: { cues[$0].meaning == .mayContain })
      else { continue }
      for other in others.reversed() { cues.remove(at: other) }
      let place = cues.firstIndex { $0.range.lowerBound > phrase.range.lowerBound } ?? cues.count
      cues.insert(
        Cue(meaning: phrase.meaning, languages: [phrase.language], range: phrase.range), at: place)
      isChanged = true
    }
    guard isChanged else { return }
    cueAt = Dictionary(
      cues.enumerated().map { ($1.range.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The languages whose words the text begins with and those of its heading.
  private static func languages(
    of matches: [PatternTrie.Match], vocabulary: IngredientVocabulary, heading: [Int]
  ) -> [Int] {
    var letters: [Int: Int] = [:]
    for match in matches where match.range.lowerBound < opening {
      let pattern = vocabulary.trie.patterns[match.pattern]
      switch pattern.meaning {
      case .common, .allergen, .additiveClass, .contains, .mayContain: break
      default: continue
      }
      letters[pattern.language, default: 0] += pattern.length
    }
    for language in heading { letters[language] = (letters[language] ?? 0) * 3 / 2 + 8 }
    guard let most = letters.values.max() else { return heading }
    return letters.filter { $0.value * 10 >= most * 7 }
      .sorted { ($0.value, -$0.key) > ($1.value, -$1.key) }.map(\.key)
  }

  private mutating func findCues() {
    var next = 0
    var index = 0
    while index < matches.count {
      let start = matches[index].range.lowerBound
      var best: Cue?
      var end = next
      while index < matches.count, matches[index].range.lowerBound == start {
        let match = matches[index]
        index += 1
        let pattern = vocabulary.trie.patterns[match.pattern]
        guard start >= next, isCue(pattern.meaning), isComplete(match),
          pattern.length >= Self.leastForeign || languages.contains(pattern.language)
            || pattern.meaning == .mayContain && pattern.length + 1 == Self.leastForeign
              && beginsSentence(text.characters(match.range).lowerBound)
        else { continue }
        let range = text.characters(match.range)
        guard pattern.meaning != .freeOf || !isNumberSign(range) else { continue }
        if let known = best, known.range.upperBound >= range.upperBound {
          if known.range == range, known.meaning == pattern.meaning {
            best?.languages.insert(pattern.language)
          }
          continue
        }
        best = Cue(meaning: pattern.meaning, languages: [pattern.language], range: range)
        end = match.range.upperBound
      }
      next = max(next, end)
      if let best {
        cueAt[best.range.lowerBound] = cues.count
        cues.append(best)
      }
    }
  }

  /// Whether the last letters of `phrase` are an allergen's name, and so not misread: "traces of", "traces soy".
  private func namesAllergen(_ phrase: DamagedPhrase) -> Bool {
    matches.contains { match in
      let pattern = vocabulary.trie.patterns[match.pattern]
      guard case .allergen = pattern.meaning, pattern.language == phrase.language else {
        return false
      }
      let place = text.characters(match.range)
      return place.overlaps(phrase.range)
        && text.wholeWords(place).upperBound >= phrase.range.upperBound
    }
  }

  private func isCue(_ meaning: PatternMeaning) -> Bool {
    switch meaning {
    case .heading, .end, .contains, .mayContain, .freeOf: true
    default: false
    }
  }

  /// Whether the second half of a pattern follows in the sentence.
  private func isComplete(_ match: PatternTrie.Match) -> Bool {
    let sequel = vocabulary.trie.patterns[match.pattern].sequel
    guard let head = sequel.first else { return true }
    let limit = min(text.symbols.count, match.range.upperBound + 160)
    var position = match.range.upperBound
    while position + sequel.count <= limit {
      if text.symbols[position] == 46 { return false }
      if text.symbols[position] == head,
        text.symbols[position..<(position + sequel.count)].elementsEqual(sequel)
      {
        return true
      }
      position += 1
    }
    return false
  }

  /// The cue that begins at `position`, or after the spaces and signs there.
  func cue(at position: Int) -> Cue? {
    var position = position
    while position < text.scalars.count, !LetterFolding.isLetter(text.scalars[position]) {
      position += 1
    }
    return cueAt[position].map { cues[$0] }
  }

  /// The cue that begins at `position`.
  func cue(beginningAt position: Int) -> Cue? { cueAt[position].map { cues[$0] } }

  /// Whether a word that begins a warning is at `position`, one letter of it wrong at most: "kann".
  func opensWarning(_ position: Int, language: Int) -> Bool {
    let isStart = position == 0 || !LetterFolding.isLetter(text.scalars[position - 1])
    guard isStart, LetterFolding.isLetter(text.scalars[position]) else { return false }
    var word: [UInt16] = []
    for scalar in text.scalars[position...].prefix(while: LetterFolding.isLetter) {
      FoodSymbols.append(scalar, to: &word)
    }
    return vocabulary.warningHeads[language].contains { word.isOneOff($0) }
  }
}
