import Languages

/// Phrases as one tree of folded letters, found with a letter wrong, missing or too many.
///
/// Spaces do not matter: recognition loses and invents them, and print wraps anywhere.
struct DamagedPhrases: Sendable {
  /// A phrase that was found.
  struct Match: Sendable {
    /// The letters that it covers.
    var range: Range<Int>
    var phrase: Int
    /// Letters that are wrong, missing or too many.
    var errors: Int
  }

  struct Phrase: Sendable {
    var meaning: PatternMeaning
    var language: Int
    /// Letters that it has.
    var length: Int
    /// Whether it must close a word.
    var closesWord: Bool
    /// Whether it is one word, which no match may go beyond.
    var isWord: Bool
    /// Letters of it that may be wrong.
    var allowance: Int
    /// The letters.
    var letters: [UInt16]
    /// Whether one more letter may be wrong, where wrong letters look like those that are meant.
    var mayLookAlike: Bool
  }

  private struct Node: Sendable {
    var children: [(letter: UInt16, node: Int)] = []
    var phrases: [Int] = []
    /// The greatest number of wrong letters of a phrase through here.
    var allowance = 0
    /// A bit for each letter that a child has, by its last six bits.
    var signs: UInt64 = 0
    /// Whether a phrase ends here.
    var endsPhrase = false

    /// The wrong letters that a phrase may have by then, `read` letters behind its beginning.
    func allowed(after read: Int) -> Int {
      read < DamagedPhrases.opening ? min(1, allowance) : allowance
    }
  }

  private var nodes = [Node()]
  private(set) var phrases: [Phrase] = []

  /// Letters of a phrase below which none may be wrong: short words are others with one letter changed.
  private static let leastLetters = 5
  /// Letters from which on two may be wrong.
  private static let longLetters = 14
  /// Letters of a text before which only one may be wrong, so that the search stays small.
  private static let opening = 6
  /// Letters from which on a warning may have one more letter wrong, where all look alike.
  private static let leastAlike = 9
  /// Tenths of a wrong letter for each of them.
  private static let alikeCost = 5

  /// Adds `text`, a pattern as ``WordList`` describes it, when it has `least` letters.
  mutating func insert(_ text: String, _ meaning: PatternMeaning, language: Int, least: Int) {
    let letters = FoodSymbols.fold(pattern: text.unicodeScalars).filter(FoodSymbols.isLetter)
    guard letters.count >= max(1, least) else { return }
    // A denial of two wrong letters may be a warning: "inneholder ikke", "inneholde reke".
    let allowance = min(Self.allowance(letters.count), meaning == .freeOf ? 1 : 2)
    let mayLookAlike =
      letters.count >= Self.leastAlike && Self.mayLookAlike(meaning)
    let most = allowance + (mayLookAlike ? 1 : 0)
    var node = 0
    nodes[node].allowance = max(nodes[node].allowance, most)
    for letter in letters {
      node = child(of: node, by: letter)
      nodes[node].allowance = max(nodes[node].allowance, most)
    }
    nodes[node].phrases.append(phrases.count)
    nodes[node].endsPhrase = true
    phrases.append(
      Phrase(
        meaning: meaning, language: language, length: letters.count,
        closesWord: !text.hasSuffix("*"), isWord: !text.utf8.contains(UInt8(ascii: " ")),
        allowance: allowance,
        letters: letters, mayLookAlike: mayLookAlike))
  }

  private static func mayLookAlike(_ meaning: PatternMeaning) -> Bool {
    switch meaning {
    case .mayContain, .traceTail: true
    default: false
    }
  }

  private static func allowance(_ length: Int) -> Int {
    length < leastLetters ? 0 : length < longLetters ? 1 : 2
  }

  private mutating func child(of node: Int, by letter: UInt16) -> Int {
    if let known = nodes[node].children.first(where: { $0.letter == letter }) { return known.node }
    nodes[node].children.append((letter, nodes.count))
    nodes[node].signs |= Self.sign(of: letter)
    nodes.append(Node())
    return nodes.count - 1
  }

  /// Returns the phrases that begin and end with words of `letters`, the fewest errors of each place.
  ///
  /// Those that begin in the symbols before `limit` alone are searched.
  func matches(in letters: LetterRun, before limit: Int = .max) -> [Match] {
    var found: [Match] = []
    for start in letters.values.indices
    where letters.opensWord[start] && letters.symbolOf[start] < limit {
      var best: [Match] = []
      walk(0, letters, start, start, 0, &best)
      found += best
    }
    return found
  }

  /// Follows the letters from `position` on below `node`.
  private func walk(
    _ node: Int, _ letters: LetterRun, _ start: Int, _ position: Int, _ errors: Int,
    _ found: inout [Match]
  ) {
    let own = nodes[node]
    if position > start, !own.phrases.isEmpty {
      let closes = letters.closesWord[position - 1]
      for number in own.phrases where closes || !phrases[number].closesWord {
        let phrase = phrases[number]
        guard errors <= phrase.allowance || looks(letters.values[start..<position], like: phrase),
          !phrase.isWord || !letters.closesWord[start..<(position - 1)].contains(true)
        else { continue }
        keep(Match(range: start..<position, phrase: number, errors: errors), &found)
      }
    }
    let mayErr = errors < own.allowed(after: position - start)
    let isEnd = position >= letters.values.count || letters.values[position] == LetterRun.barrier
    for child in own.children {
      let isSame = !isEnd && letters.values[position] == child.letter
      if isSame { walk(child.node, letters, start, position + 1, errors, &found) }
      guard mayErr, nodes[child.node].allowance > errors else { continue }
      // A wrong letter, and one that is missing.
      if !isEnd, !isSame, leads(child.node, letters, start, position + 1, errors + 1) {
        walk(child.node, letters, start, position + 1, errors + 1, &found)
      }
      if leads(child.node, letters, start, position, errors + 1) {
        walk(child.node, letters, start, position, errors + 1, &found)
      }
    }
    // One too many.
    if mayErr, !isEnd, node != 0, leads(node, letters, start, position + 1, errors + 1) {
      walk(node, letters, start, position + 1, errors + 1, &found)
    }
  }

  /// Whether a phrase may be found below `node`.
  ///
  /// It ends there, a letter may be wrong, or the next one may fit.
  ///
  /// Most wrong letters lead nowhere, and this is known without following them.
  private func leads(
    _ node: Int, _ letters: LetterRun, _ start: Int, _ position: Int, _ errors: Int
  ) -> Bool {
    if nodes[node].endsPhrase || errors < nodes[node].allowed(after: position - start) {
      return true
    }
    return position < letters.values.count
      && nodes[node].signs & Self.sign(of: letters.values[position]) != 0
  }

  private static func sign(of letter: UInt16) -> UInt64 { 1 << UInt64(letter & 63) }

  /// Whether `read` has one wrong letter more than its allowance, and its wrong letters look like those of `phrase`.
  private func looks(_ read: ArraySlice<UInt16>, like phrase: Phrase) -> Bool {
    phrase.mayLookAlike
      && WordDamage.cost(
        of: read, for: phrase.letters[...], isStem: false,
        within: Self.alikeCost * (phrase.allowance + 1)) != nil
  }

  private func keep(_ match: Match, _ found: inout [Match]) {
    guard let known = found.firstIndex(where: { $0.phrase == match.phrase }) else {
      found.append(match)
      return
    }
    let better =
      (match.errors, -match.range.count) < (found[known].errors, -found[known].range.count)
    if better { found[known] = match }
  }
}

/// The letters of a text one after another, without the spaces between words.
struct LetterRun: Sendable {
  /// A sign between words, which no phrase goes across.
  static let barrier: UInt16 = 0
  private(set) var values: [UInt16] = []
  /// For each letter whether it begins a word, and whether it ends one.
  private(set) var opensWord: [Bool] = []
  private(set) var closesWord: [Bool] = []
  /// For each letter the symbol that it comes from.
  private(set) var symbolOf: [Int] = []

  /// Takes the letters of `symbols`, a text as ``FoodSymbols`` folds it.
  init(_ symbols: [UInt16]) {
    for (index, symbol) in symbols.enumerated() {
      let before = index > 0 ? symbols[index - 1] : FoodSymbols.space
      let after = index + 1 < symbols.count ? symbols[index + 1] : FoodSymbols.space
      if FoodSymbols.isLetter(symbol) {
        append(
          symbol, index, opens: !FoodSymbols.isLetter(before),
          closes: !FoodSymbols.isLetter(after))
      } else if symbol == FoodSymbols.space {
        continue
      } else if FoodSymbols.isLetter(before), FoodSymbols.isLetter(after) {
        // A letter misread, or a sign between words whose space is lost.
        append(FoodSymbols.unknown, index, opens: false, closes: false)
      } else if Self.separates(symbol) {
        append(Self.barrier, index, opens: false, closes: false)
      } else if (48...57).contains(symbol) {
        append(
          FoodSymbols.unknown, index,
          opens: !FoodSymbols.isLetter(before) && FoodSymbols.isLetter(after),
          closes: !FoodSymbols.isLetter(after))
      }
    }
  }

  private static func separates(_ symbol: UInt16) -> Bool {
    switch symbol {
    case 33, 40, 41, 44, 46, 58, 59, 91, 93: true  // ! ( ) , . : ; [ ]
    default: false
    }
  }

  private mutating func append(_ value: UInt16, _ symbol: Int, opens: Bool, closes: Bool) {
    values.append(value)
    opensWord.append(opens)
    closesWord.append(closes)
    symbolOf.append(symbol)
  }
}

extension [UInt16] {
  /// Whether at most one letter is wrong, missing or too many.
  func isOneOff(_ other: [UInt16]) -> Bool {
    guard abs(count - other.count) <= 1 else { return false }
    let same = zip(self, other).prefix { $0 == $1 }.count
    let rest = dropFirst(same)
    let otherRest = other.dropFirst(same)
    return rest.elementsEqual(otherRest) || rest.dropFirst().elementsEqual(otherRest)
      || rest.elementsEqual(otherRest.dropFirst())
      || rest.dropFirst().elementsEqual(otherRest.dropFirst())
  }
}
