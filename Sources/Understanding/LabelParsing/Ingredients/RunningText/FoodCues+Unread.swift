import LabelModel

extension FoodCues {
  /// Letters of a word that was not read, at least.
  private static let leastUnread = 3

  /// Whether recognition doubts a word that no lexicon has.
  func isUnread(_ word: Range<Int>) -> Bool {
    let letters = text.letters(word)
    guard letters.count >= Self.leastUnread,
      let confidence = text.confidence(word)?.value, confidence < ListQuality.sureWord
    else { return false }
    return !KnownWords.all(for: languages).contains { $0.hold(letters) }
      && !matches.contains {
        languages.contains(vocabulary.trie.patterns[$0.pattern].language)
          && text.characters($0.range).overlaps(word)
      }
  }
}
