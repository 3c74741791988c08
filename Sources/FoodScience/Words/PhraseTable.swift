/// Phrases with what they mean, found among the words of a text.
///
/// A phrase is one word or several in a row. A word `sugar` is matched whole, `sugar*` at a word's
/// beginning (Polish `cukr*`: cukru, cukrem), `*zucker` at its end (German Rohrzucker), `*zucker*`
/// anywhere.
struct PhraseTable<Meaning: Sendable>: Sendable {
  /// A phrase that was found.
  struct Match {
    /// The words' places in the text.
    var range: Range<Int>
    /// What the phrase means.
    var meaning: Meaning
  }

  private struct Phrase {
    var further: [Pattern]
    var meaning: Meaning
  }

  private var whole: [Substring: [Phrase]] = [:]
  private var beginnings: [Substring: [Phrase]] = [:]
  private var endings: [Substring: [Phrase]] = [:]
  private var within: [(part: String, phrase: Phrase)] = []
  private var beginningLengths: [Int] = []
  private var endingLengths: [Int] = []

  /// Creates a table; the phrases are written as they are printed, accents and capitals do not
  /// matter.
  init(_ phrases: [(phrase: String, meaning: Meaning)]) {
    for (text, meaning) in phrases {
      let patterns = text.split(separator: " ").map(Pattern.init)
      guard let first = patterns.first else { continue }
      let phrase = Phrase(further: Array(patterns.dropFirst()), meaning: meaning)
      let key = Substring(first.text)
      switch (first.isOpenAtStart, first.isOpenAtEnd) {
      case (false, false): whole[key, default: []].append(phrase)
      case (false, true): beginnings[key, default: []].append(phrase)
      case (true, false): endings[key, default: []].append(phrase)
      case (true, true): within.append((first.text, phrase))
      }
    }
    beginningLengths = Set(beginnings.keys.map(\.count)).sorted()
    endingLengths = Set(endings.keys.map(\.count)).sorted()
  }

  /// Returns the phrases in a text, from left to right; of those that overlap the longest, then the
  /// first.
  func matches(in words: [String]) -> [Match] {
    var found: [Match] = []
    var index = 0
    while index < words.count {
      let longest = candidates(words[index]).filter { fits($0, words, after: index) }
        .max { $0.further.count < $1.further.count }
      guard let longest else {
        index += 1
        continue
      }
      let end = index + 1 + longest.further.count
      found.append(Match(range: index..<end, meaning: longest.meaning))
      index = end
    }
    return found
  }

  /// Returns every phrase in a text, overlapping ones too.
  func all(in words: [String]) -> [Match] {
    words.indices.flatMap { index in
      candidates(words[index]).filter { fits($0, words, after: index) }.map {
        Match(range: index..<(index + 1 + $0.further.count), meaning: $0.meaning)
      }
    }
  }

  private func fits(_ phrase: Phrase, _ words: [String], after index: Int) -> Bool {
    guard index + phrase.further.count < words.count else { return false }
    return phrase.further.enumerated().allSatisfy { offset, pattern in
      pattern.matches(words[index + 1 + offset])
    }
  }

  /// The phrases whose first word is `word`, those that know it best first.
  private func candidates(_ word: String) -> [Phrase] {
    var phrases = whole[Substring(word)] ?? []
    if !beginnings.isEmpty {
      for length in beginningLengths.reversed() where length <= word.count {
        phrases += beginnings[word.prefix(length)] ?? []
      }
    }
    if !endings.isEmpty {
      for length in endingLengths.reversed() where length <= word.count {
        phrases += endings[word.suffix(length)] ?? []
      }
    }
    for (part, phrase) in within where word.contains(part) { phrases.append(phrase) }
    return phrases
  }
}

/// One word of a phrase.
private struct Pattern: Sendable {
  let text: String
  let isOpenAtStart: Bool
  let isOpenAtEnd: Bool

  init(_ source: Substring) {
    isOpenAtStart = source.hasPrefix("*")
    isOpenAtEnd = source.hasSuffix("*")
    text = foldedWords(String(source)).joined()
  }

  func matches(_ word: String) -> Bool {
    switch (isOpenAtStart, isOpenAtEnd) {
    case (false, false): word == text
    case (false, true): word.hasPrefix(text)
    case (true, false): word.hasSuffix(text)
    case (true, true): word.contains(text)
    }
  }
}
