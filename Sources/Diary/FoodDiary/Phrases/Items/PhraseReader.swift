/// Reads amounts and phrases out of a phrase's tokens.
struct PhraseReader: Sendable {
  let text: PhraseText
  let lexicon: PhraseLexicon

  var tokens: [PhraseToken] { text.tokens }

  func token(_ index: Int, _ end: Int) -> PhraseToken? {
    index < end && index >= 0 ? tokens[index] : nil
  }

  /// The folded word at `index`; `nil` for what is no word.
  func word(_ index: Int, _ end: Int) -> String? {
    guard let token = token(index, end), token.kind == .word else { return nil }
    return token.key
  }

  /// The number of tokens from `index` on that are one of `phrases`: the longest such.
  func length(of phrases: PhraseSet, at index: Int, _ end: Int) -> Int? {
    var found: Int?
    var joined = ""
    for count in 0..<max(phrases.longest, 0) {
      guard let token = token(index + count, end),
        token.kind == .word || token.kind == .name || token.isNumeric
      else { break }
      joined += joined.isEmpty ? token.key : " " + token.key
      if phrases.contains(joined) { found = count + 1 }
    }
    return found
  }

  /// The number of tokens before `end` that are one of `phrases`: the longest such.
  func length(of phrases: PhraseSet, before end: Int, _ start: Int) -> Int? {
    for count in stride(from: min(phrases.longest, end - start), to: 0, by: -1)
    where length(of: phrases, at: end - count, end) == count {
      return count
    }
    return nil
  }

  /// The measure at `index` and how many tokens it takes.
  func measure(at index: Int, _ end: Int) -> (measure: PhraseLexicon.Measure, length: Int)? {
    var found: (PhraseLexicon.Measure, Int)?
    var joined = ""
    for count in 0..<4 {
      guard let word = word(index + count, end) else { break }
      joined += joined.isEmpty ? word : " " + word
      if let measure = lexicon.measures[joined] { found = (measure, count + 1) }
    }
    return found
  }

  /// Whether the word at `index` adds to a food: `with`.
  ///
  /// The Polish one does before an instrumental (z serem), but not before a genitive. Pierś z
  /// kurczaka is the breast of a chicken.
  func isAddition(_ index: Int, _ end: Int) -> Bool {
    guard let key = word(index, end), lexicon.additions.contains(key) else { return false }
    guard lexicon.language == .polish, word(index + 1, end) != nil else { return true }
    let next = text.text((index + 1)..<(index + 2)).lowercased()
    return ["ą", "em", "ami", "ym", "im", "mi", "ciem"].contains { next.hasSuffix($0) }
  }

  /// The index after a link at `index`, and after an article that follows it.
  func afterLink(_ index: Int, _ end: Int) -> Int {
    index + (length(of: lexicon.links, at: index, end) ?? 0)
  }
}
