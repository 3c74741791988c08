import LabelModel
import Languages

/// A phrase that announces a fact of the package.
struct IdentityPhrase: Sendable {
  var topic: IdentityTopic
  /// The languages that have the phrase.
  var languages: Set<String>
  var line: Int
  /// The words it covers.
  var words: Range<Int>
}

extension IdentityPage {
  /// Words of a phrase at most.
  private static let longestPhrase = 8

  /// Returns the phrases of all lines, in reading order; of several that begin at a word the longest.
  func phrases(
    _ vocabulary: IdentityVocabulary, _ search: inout PhraseSearch
  ) -> [IdentityPhrase] {
    var found: [IdentityPhrase] = []
    for (number, line) in lines.enumerated() {
      var start = 0
      while start < line.words.count {
        if let phrase = phrase(in: number, at: start, vocabulary, &search) {
          found.append(phrase)
          start = phrase.words.upperBound
        } else {
          start += 1
        }
      }
    }
    return found
  }

  /// The phrase that begins with the word `start`, or behind the last separator in it.
  ///
  /// Joined names of several facts have several numbers: "Füllmenge/Abtropfgewicht: 400 g / 240 g".
  private func phrase(
    in number: Int, at start: Int, _ vocabulary: IdentityVocabulary, _ search: inout PhraseSearch
  ) -> IdentityPhrase? {
    let word = lines[number].words[start]
    return phrase(in: number, at: start, first: word.text[...], vocabulary, &search)
      ?? (hasOneNumber(number) ? word.lastPart : nil).flatMap {
        phrase(in: number, at: start, first: $0, vocabulary, &search)
      }
  }

  private func hasOneNumber(_ line: Int) -> Bool {
    lines[line].words.count { $0.text.contains(where: \.isNumber) } == 1
  }

  /// The phrase that begins with `first`, all or the end of the word `start`.
  private func phrase(
    in number: Int, at start: Int, first: Substring, _ vocabulary: IdentityVocabulary,
    _ search: inout PhraseSearch
  ) -> IdentityPhrase? {
    var letters: [UInt16] = []
    var ends: [Int: Int] = [:]
    for (offset, word) in lines[number].words[start...].prefix(Self.longestPhrase).enumerated() {
      let before = letters.count
      // A code printed right behind its word: "Lot:4711".
      let text = offset == 0 ? first : word.text[...]
      for scalar in text.unicodeScalars.prefix(while: { !("0"..."9").contains($0) }) {
        LetterFolding.append(scalar, to: &letters)
      }
      if letters.count > before { ends[letters.count] = start + offset + 1 }
      if word.text.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) { break }
    }
    let matches = search.matches(in: letters, ends: ends.keys)
      .filter { match in
        // "Made in" differs from "made on" by two letters, and short words are ordinary ones with a letter changed.
        let isStrict =
          Self.productionTopics.contains(vocabulary.meanings[match.phrase].topic)
          || vocabulary.trie.lengths[match.phrase] <= 5
        // Tenths of wrong letters: one in seven.
        return match.length >= 3 && match.cost <= (isStrict ? 0 : match.length * 10 / 7)
      }
    // The first letter of a code is no damaged end of the phrase: "Parti no: A1234".
    let best = matches.filter { match in
      !matches.contains { $0.phrase == match.phrase && $0.cost < match.cost }
    }.max { ($0.length, -$0.cost) < ($1.length, -$1.cost) }
    guard let best, let end = ends[best.length] else { return nil }
    let meaning = vocabulary.meanings[best.phrase]
    guard let topic = topic(meaning.topic, endingAt: end, in: number) else { return nil }
    return IdentityPhrase(
      topic: topic, languages: meaning.languages, line: number, words: start..<end)
  }

  private static let productionTopics: Set<IdentityTopic> = [.production, .productionBeforeDate]

  /// Returns the topic that a phrase has beside the words behind it.
  ///
  /// "Packed 12.03.2026" is a date of production, and "packed with oats" is not. A time runs from the production.
  /// With "best before 6 months from packing", the package's date is that of packing.
  private func topic(_ topic: IdentityTopic, endingAt end: Int, in number: Int) -> IdentityTopic? {
    let rest = lines[number].words[end...]
    switch topic {
    case .bestBefore: return hasDuration(rest) ? .production : topic
    case .productionBeforeDate: return isBeforeDate(end, in: number) ? .production : nil
    default: return topic
    }
  }

  /// Whether a date is joined to the word before `end`, or follows it there or on the next line.
  private func isBeforeDate(_ end: Int, in number: Int) -> Bool {
    let words = lines[number].words
    let hasNext = lines.indices.contains(number + 1)
    let rest = end < words.count || !hasNext ? words[end...] : lines[number + 1].words[...]
    let next = rest.drop { !$0.text.contains { $0.isLetter || $0.isNumber } }
    let isJoined = !DateScanner([words[end - 1]], .anyLanguage).mentions().isEmpty
    return isJoined
      || DateScanner(Array(next), .anyLanguage).mentions().first?.words.lowerBound == 0
  }

  /// Words between a phrase and its time at most: "best before within 12 months".
  private static let durationReach = 4

  /// Whether a number of days, weeks, months or years is among the first of `words`.
  private func hasDuration(_ words: ArraySlice<Word>) -> Bool {
    let near = words.prefix(Self.durationReach).map(\.text)
    return zip(near, near.dropFirst()).contains { number, unit in
      Self.durationUnits.contains(LetterFolding.fold(unit))
        && (Self.numberWords.contains(LetterFolding.fold(number))
          || number.contains(where: \.isNumber) && !number.contains(where: \.isLetter)
            && number.count(where: \.isNumber) <= 3)
    }
  }

  private static let durationUnits = Set(
    IdentityLexicon.durationUnits.phrases.map(LetterFolding.fold))
  private static let numberWords = Set(IdentityLexicon.numberWords.phrases.map(LetterFolding.fold))
}
