import LabelModel

/// A phrase that announces a fact of the package.
struct IdentityPhrase: Sendable {
  var topic: IdentityTopic
  /// Whether only English has the phrase, whose readers write dates in two orders.
  var isEnglish: Bool
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

  private func phrase(
    in number: Int, at start: Int, _ vocabulary: IdentityVocabulary, _ search: inout PhraseSearch
  ) -> IdentityPhrase? {
    var letters: [UInt16] = []
    var ends: [Int: Int] = [:]
    for (offset, word) in lines[number].words[start...].prefix(Self.longestPhrase).enumerated() {
      let before = letters.count
      // A code printed right behind its word: "Lot:4711".
      for scalar in word.text.unicodeScalars.prefix(while: { !("0"..."9").contains($0) }) {
        LetterFolding.append(scalar, to: &letters)
      }
      if letters.count > before { ends[letters.count] = start + offset + 1 }
      if word.text.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) { break }
    }
    let best = search.matches(in: letters, ends: ends.keys)
      .filter { match in
        // "Made in" differs from "made on" by two letters, and short words are ordinary ones with a letter changed.
        let isStrict =
          vocabulary.meanings[match.phrase].topic == .production
          || vocabulary.trie.lengths[match.phrase] <= 5
        // Tenths of wrong letters: one in seven.
        return match.length >= 3 && match.cost <= (isStrict ? 0 : match.length * 10 / 7)
      }
      .max { ($0.length, -$0.cost) < ($1.length, -$1.cost) }
    guard let best, let end = ends[best.length] else { return nil }
    let meaning = vocabulary.meanings[best.phrase]
    return IdentityPhrase(
      topic: meaning.topic, isEnglish: meaning.isEnglish, line: number, words: start..<end)
  }
}
