import Languages

/// The meaning of a pattern of an ``IngredientLexicon``.
enum PatternMeaning: Hashable, Sendable {
  case heading, common, end, contains, mayContain, traceTail, freeOf, ofWhich, origin
  case additiveClass(Int)
  case allergen(Int)
  /// A name that only lists, or only sentences, mean.
  case allergenOfList(Int), allergenOfStatement(Int)
  case falseFriend(Int)
  /// The same in sentences alone.
  case falseFriendOfStatement(Int)
}

/// The patterns of all languages as one tree of folded letters, found in one pass over a text.
struct PatternTrie: Sendable {
  /// A pattern that was found.
  struct Match: Sendable {
    /// The symbols of the text that it covers.
    var range: Range<Int>
    var pattern: Int
  }

  struct Pattern: Sendable {
    var meaning: PatternMeaning
    var language: Int
    /// Letters that the pattern itself has.
    var length: Int
    /// The pattern's second half, which must follow in the same sentence.
    var sequel: [UInt16]
    /// Its characters with their diacritics, stars apart.
    var print: [Unicode.Scalar]
  }

  private struct Node: Sendable {
    var symbol: UInt16 = 0
    /// Whether a pattern leads through here that may begin inside a word.
    var isInner = false
    /// The children's symbols, several to a bit.
    var letters: UInt64 = 0
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The first pattern that ends here; the others follow in ``nextPattern``.
    var pattern: Int32 = -1
  }

  private var nodes = [Node()]
  /// The root's children by their symbols, -1 for none: every word begins there.
  private var roots: [Int32] = []
  private var nextPattern: [Int32] = []
  private(set) var patterns: [Pattern] = []
  /// Whether each pattern must open a word, and close one.
  private var wordBounds: [(open: Bool, close: Bool)] = []

  /// Spaces of a pattern that recognition may have lost; more are not tried.
  private static let mostSpaces = 4

  /// Adds `text`, a pattern as ``WordList`` describes it.
  ///
  /// With `joined`, spaces that recognition lost do not matter. Patterns of fewer letters than `least` are left out.
  mutating func insert(
    _ text: String, _ meaning: PatternMeaning, language: Int, joined: Bool = false,
    asStrokes: Bool = false, least: Int = 1
  ) {
    let halves = text.unicodeScalars.split(separator: "…", maxSplits: 1)
    guard let first = halves.first else { return }
    var symbols = FoodSymbols.fold(pattern: first)
    guard symbols.count >= max(1, least) else { return }
    if asStrokes { symbols = FoodSymbols.strokes(symbols) }
    let pattern = Pattern(
      meaning: meaning, language: language, length: symbols.count,
      sequel: halves.count > 1 ? FoodSymbols.fold(scalars: halves[1]) : [],
      print: first.filter { $0 != "*" })
    let spaces = joined ? Self.spaces(in: symbols) : []
    for choice in 0..<(1 << spaces.count) {
      var letters = symbols
      for (place, space) in spaces.enumerated().reversed() where choice >> place & 1 == 1 {
        letters.remove(at: space)
      }
      insert(letters, pattern, opensWord: first.first != "*", closesWord: first.last != "*")
    }
  }

  /// The places of the first spaces of `symbols`, which recognition may have lost.
  private static func spaces(in symbols: [UInt16]) -> [Int] {
    Array(symbols.indices.lazy.filter { symbols[$0] == FoodSymbols.space }.prefix(mostSpaces))
  }

  private mutating func insert(
    _ symbols: [UInt16], _ pattern: Pattern, opensWord: Bool, closesWord: Bool
  ) {
    var node = 0
    for symbol in symbols {
      node = child(of: node, by: symbol)
      if !opensWord { nodes[node].isInner = true }
    }
    nextPattern.append(nodes[node].pattern)
    nodes[node].pattern = Int32(patterns.count)
    patterns.append(pattern)
    wordBounds.append((open: opensWord, close: closesWord))
  }

  private mutating func child(of node: Int, by symbol: UInt16) -> Int {
    if let known = next(node, symbol) { return known }
    let new = nodes.count
    if node == 0 {
      let missing = Int(symbol) + 1 - roots.count
      if missing > 0 { roots += [Int32](repeating: -1, count: missing) }
      roots[Int(symbol)] = Int32(new)
      nodes.append(Node(symbol: symbol))
    } else {
      nodes.append(Node(symbol: symbol, nextSibling: nodes[node].firstChild))
      nodes[node].letters |= 1 << UInt64(symbol & 63)
      nodes[node].firstChild = Int32(new)
    }
    return new
  }

  private func next(_ node: Int, _ symbol: UInt16) -> Int? {
    if node == 0 {
      guard Int(symbol) < roots.count, roots[Int(symbol)] >= 0 else { return nil }
      return Int(roots[Int(symbol)])
    }
    guard nodes[node].letters >> UInt64(symbol & 63) & 1 == 1 else { return nil }
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].symbol == symbol { return Int(child) }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  /// Returns all patterns in `symbols`, by where they begin.
  ///
  /// The time is linear: no pattern is longer than a phrase.
  func matches(in symbols: [UInt16]) -> [Match] {
    var found: [Match] = []
    for start in symbols.indices { find(in: symbols, at: start, &found) }
    return found
  }

  /// Returns the patterns that begin at `start`, shortest first.
  func matches(in symbols: [UInt16], at start: Int) -> [Match] {
    var found: [Match] = []
    find(in: symbols, at: start, &found)
    return found
  }

  private func find(in symbols: [UInt16], at start: Int, _ found: inout [Match]) {
    guard start < symbols.count, FoodSymbols.isLetter(symbols[start]) else { return }
    let opens = start == 0 || !FoodSymbols.isLetter(symbols[start - 1])
    var node = 0
    var end = start
    while end < symbols.count, let next = next(node, symbols[end]),
      opens || nodes[next].isInner
    {
      node = next
      end += 1
      var number = nodes[node].pattern
      guard number >= 0 else { continue }
      let closes = end == symbols.count || !FoodSymbols.isLetter(symbols[end])
      while number >= 0 {
        let bounds = wordBounds[Int(number)]
        if opens || !bounds.open, closes || !bounds.close {
          found.append(Match(range: start..<end, pattern: Int(number)))
        }
        number = nextPattern[Int(number)]
      }
    }
  }
}

/// Letters as ``LetterFolding`` folds them, with one space between words and signs kept.
enum FoodSymbols {
  static let space: UInt16 = 32
  /// A digit or sign within a word, which is a letter misread.
  static let unknown: UInt16 = 1

  /// Whether a symbol is a letter rather than a sign, a digit or a space.
  static func isLetter(_ symbol: UInt16) -> Bool { symbol >= 97 }

  /// The symbols with letters that differ only in a stroke made one: i and l, u and v.
  static func strokes(_ symbols: [UInt16]) -> [UInt16] {
    symbols.map { $0 == 108 ? 105 : $0 == 118 ? 117 : $0 }
  }

  /// The symbols of a phrase, without spaces at its end.
  static func fold(_ text: String) -> [UInt16] { fold(scalars: text.unicodeScalars) }

  /// The symbols of a phrase's `scalars`, without spaces at its end.
  static func fold(scalars: some Sequence<Unicode.Scalar>) -> [UInt16] {
    var symbols: [UInt16] = []
    for scalar in scalars { append(scalar, to: &symbols) }
    while symbols.last == space { symbols.removeLast() }
    return symbols
  }

  /// The symbols of a pattern as ``WordList`` describes it, whose stars are no letters.
  static func fold(pattern scalars: some Sequence<Unicode.Scalar>) -> [UInt16] {
    fold(scalars: scalars.lazy.filter { $0 != "*" })
  }

  /// Appends a symbol; words that hyphens or apostrophes join are two.
  static func append(_ scalar: Unicode.Scalar, to symbols: inout [UInt16]) {
    let count = symbols.count
    LetterFolding.append(scalar, to: &symbols)
    if symbols.count > count {
      // Tesseract reads the g of many small prints as q, and lists have few real ones.
      for index in count..<symbols.count where symbols[index] == 113 { symbols[index] = 103 }
      return
    }
    switch scalar {
    case " ", "\t", "\n", "-", "–", "—", "'", "’", "‘", "`", "´", "\u{A0}", "|":
      if symbols.last != space { symbols.append(space) }
    case "\u{AD}", "¬": break
    default:
      symbols.append(scalar.isASCII && scalar.value > 32 ? UInt16(scalar.value) : 44)
    }
  }
}
