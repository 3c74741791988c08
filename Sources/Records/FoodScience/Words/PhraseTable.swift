/// Phrases with what they mean, found among the words of a text.
///
/// A phrase is one word or several in a row. A word `sugar` is matched whole, `sugar*` at a word's
/// beginning (Polish `cukr*`: cukru, cukrem). `*zucker` is matched at its end (German Rohrzucker),
/// `*zucker*` anywhere.
struct PhraseTable<Meaning: Sendable>: Sendable {
  /// A phrase that was found.
  struct Match {
    /// The words' places in the text.
    var range: Range<Int>
    /// The meaning of the phrase.
    var meaning: Meaning
  }

  private struct Phrase {
    /// The first word's text, without its asterisks.
    var first: String
    var further: [Pattern]
    var meaning: Meaning
  }

  private var wholes: [String: [Phrase]] = [:]
  /// By the first two letters, longer words first.
  private var beginnings: [LetterPair: [Phrase]] = [:]
  /// By the last two letters, longer words first.
  private var endings: [LetterPair: [Phrase]] = [:]
  private var within: [Phrase] = []

  /// Creates a table; the phrases are written as they are printed, accents and capitals do not
  /// matter. A word that is open at one end needs two letters.
  init(_ phrases: [(phrase: String, meaning: Meaning)]) {
    for (text, meaning) in phrases {
      let patterns = text.split(separator: " ").map(Pattern.init)
      guard let first = patterns.first else { continue }
      let phrase = Phrase(
        first: first.text, further: Array(patterns.dropFirst()), meaning: meaning)
      switch (first.isOpenAtStart, first.isOpenAtEnd) {
      case (false, false): wholes[first.text, default: []].append(phrase)
      case (false, true):
        if let pair = LetterPair(first.text.unicodeScalars) {
          beginnings[pair, default: []].append(phrase)
        }
      case (true, false):
        if let pair = LetterPair(first.text.unicodeScalars.reversed()) {
          endings[pair, default: []].append(phrase)
        }
      case (true, true): within.append(phrase)
      }
    }
    let longerFirst = { (left: Phrase, right: Phrase) in
      left.first.utf8.count > right.first.utf8.count
    }
    beginnings = beginnings.mapValues { $0.sorted(by: longerFirst) }
    endings = endings.mapValues { $0.sorted(by: longerFirst) }
  }

  /// Returns the phrases in a text, from left to right; of those that overlap the longest.
  ///
  /// A compound may be two of them, by its ending and by its beginning. German Apfelessig is
  /// vinegar and of apples. A word that is a phrase as a whole is nothing else.
  func matches(in words: [String]) -> [Match] {
    var found: [Match] = []
    var index = 0
    while index < words.count {
      let fitting = candidates(words[index]).map { $0.filter { fits($0, words, after: index) } }
      guard let length = fitting.joined().map(\.further.count).max() else {
        index += 1
        continue
      }
      let end = index + 1 + length
      let longest = fitting.compactMap { group in
        group.first { $0.further.count == length }
      }
      found += longest.map { Match(range: index..<end, meaning: $0.meaning) }
      index = end
    }
    return found
  }

  /// Returns every phrase in a text, overlapping ones too.
  func all(in words: [String]) -> [Match] {
    words.indices.flatMap { index in
      candidates(words[index]).joined().filter { fits($0, words, after: index) }.map {
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

  /// The phrases whose first word is `word`: those that it is as a whole. Otherwise those that it
  /// ends with, begins with and holds, longer parts first.
  private func candidates(_ word: String) -> [[Phrase]] {
    let scalars = word.unicodeScalars
    let ends = LetterPair(scalars.reversed()).flatMap { endings[$0] } ?? []
    let begins = LetterPair(scalars).flatMap { beginnings[$0] } ?? []
    let parts = [
      ends.filter { word.hasSuffix($0.first) }, begins.filter { word.hasPrefix($0.first) },
      within.filter { word.contains($0.first) },
    ]
    guard let whole = wholes[word] else { return parts }
    // Of a phrase of several words the first may be known in part too.
    guard whole.contains(where: { $0.further.isEmpty }) else { return [whole] + parts }
    return [whole + parts.joined().filter { !$0.further.isEmpty }]
  }
}

/// Two letters at an end of a word, the outermost first.
private struct LetterPair: Hashable {
  private let letters: UInt64

  init?(_ scalars: some Sequence<Unicode.Scalar>) {
    var iterator = scalars.makeIterator()
    guard let first = iterator.next(), let second = iterator.next() else { return nil }
    letters = UInt64(first.value) << 32 | UInt64(second.value)
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
