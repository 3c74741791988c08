import LabelModel

/// What a phrase of a lexicon means.
enum PhraseMeaning: Hashable, Sendable {
  case nutrient(Nutrient, isAssay: Bool)
  /// The energy row; the unit says which energy.
  case energy
  /// Something measured that records do not keep.
  case other
  /// Contains a nutrient's name and is none.
  case distraction
  case bound(Bound)
  case lessThan
  case traces
  case per
  /// A portion that a column refers to.
  case serving
  /// What a portion is, not a column's header.
  case servingSize
  case petHeading
  case foodHeading
  case footnote
}

/// All phrases of a lexicon as one tree of folded letters, searched with tolerance for damage.
///
/// The cost of a match is counted in tenths of a wrong letter. It may reach a fifth of the phrase's length
/// (``allowance(for:)``), so that three letters must be exact and fifteen may have three wrong.
struct PhraseTrie: Sendable {
  /// A phrase found at the start of a text.
  struct Match: Hashable, Sendable {
    /// The phrase's number.
    var phrase: Int
    /// The letters of the text that it covers.
    var length: Int
    /// Tenths of wrong letters.
    var cost: Int
  }

  private struct Node: Sendable {
    var symbol: UInt16 = 0
    /// The symbol's place in ``LetterConfusion``.
    var place: UInt8 = 0
    /// The length of the longest phrase that goes through here.
    var deepest = 0
    var firstChild = -1
    var nextSibling = -1
    /// The first phrase that ends here; the others follow in ``nextPhrase``.
    var phrase = -1
  }

  /// Symbols in a phrase at most, longer ones are cut: no name is longer.
  static let longestPhrase = 44

  private var nodes = [Node()]
  private var nextPhrase: [Int] = []
  /// The folded length of each phrase.
  private(set) var lengths: [Int] = []

  /// Adds a phrase under the next number.
  mutating func insert(_ phrase: String) {
    let symbols = LetterFolding.fold(phrase).prefix(Self.longestPhrase)
    let number = lengths.count
    lengths.append(symbols.count)
    nextPhrase.append(-1)
    guard !symbols.isEmpty else { return }
    var node = 0
    for symbol in symbols {
      node = child(of: node, by: symbol)
      nodes[node].deepest = max(nodes[node].deepest, symbols.count)
    }
    nextPhrase[number] = nodes[node].phrase
    nodes[node].phrase = number
  }

  private mutating func child(of node: Int, by symbol: UInt16) -> Int {
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[child].symbol == symbol { return child }
      child = nodes[child].nextSibling
    }
    nodes.append(
      Node(
        symbol: symbol, place: LetterConfusion.place(of: symbol),
        nextSibling: nodes[node].firstChild))
    nodes[node].firstChild = nodes.count - 1
    return nodes.count - 1
  }

  /// The greatest cost at which a phrase of `length` letters still counts as found.
  ///
  /// Short names are ordinary words with one letter changed ("sel", "sol", "set"), so they get
  /// nothing but look-alike letters.
  static func allowance(for length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3: 3
    case 4: 6
    case 5: 10
    default: min(length * 2, 40)
    }
  }

  /// Returns the phrases that `text` begins with, ending only after as many letters as `ends` allows.
  func matches(in text: [UInt16], ends: Set<Int>) -> [Match] {
    let count = min(text.count, Self.longestPhrase + Self.slack)
    guard count > 0 else { return [] }
    var mayEnd = [Bool](repeating: false, count: count + 1)
    for end in ends where end <= count { mayEnd[end] = true }
    let places = text.prefix(count).map(LetterConfusion.place)
    let omissions = text.prefix(count).map(LetterConfusion.omission)
    var costs = [Int16](repeating: Self.hopeless, count: (Self.longestPhrase + 1) * (count + 1))
    for column in 0...min(count, Self.slack) { costs[column] = Int16(column * 10) }
    let confusion = LetterConfusion.table
    // This is where parsing spends its time: hundreds of nodes a word, so without a check at each access.
    return nodes.withUnsafeBufferPointer { nodes in
      nextPhrase.withUnsafeBufferPointer { nextPhrase in
        text.withUnsafeBufferPointer { text in
          places.withUnsafeBufferPointer { places in
            omissions.withUnsafeBufferPointer { omissions in
              confusion.withUnsafeBufferPointer { confusion in
                costs.withUnsafeMutableBufferPointer { costs in
                  var search = Search(
                    nodes: nodes, nextPhrase: nextPhrase, text: text, places: places,
                    omissions: omissions, confusion: confusion, costs: costs, count: count,
                    mayEnd: mayEnd)
                  search.descend(from: 0, depth: 0, script: LetterFolding.Script(text[0]))
                  return search.found
                }
              }
            }
          }
        }
      }
    }
  }

  /// How many letters phrase and text may differ in length.
  private static let slack = 4
  private static let hopeless: Int16 = 9_999

  /// One word's search; lives no longer than the buffers it points into.
  private struct Search {
    let nodes: UnsafeBufferPointer<Node>
    let nextPhrase: UnsafeBufferPointer<Int>
    let text: UnsafeBufferPointer<UInt16>
    /// Each letter's place in ``LetterConfusion``.
    let places: UnsafeBufferPointer<UInt8>
    /// Each letter's cost when the phrase does not have it.
    let omissions: UnsafeBufferPointer<Int16>
    let confusion: UnsafeBufferPointer<UInt8>
    /// The alignment's costs: a row for each letter of the phrase, a column for each of the text.
    let costs: UnsafeMutableBufferPointer<Int16>
    /// The text's letters that count.
    let count: Int
    /// After how many letters a word ends.
    let mayEnd: [Bool]
    var found: [Match] = []

    /// Goes on from the node that ends row `depth` to those of its children that have hope.
    ///
    /// A word is in one script: `script` tells the root's children that need not be tried.
    mutating func descend(from index: Int, depth: Int, script: LetterFolding.Script? = nil) {
      guard depth < PhraseTrie.longestPhrase else { return }
      let row = depth * (count + 1)
      let low = max(0, depth - PhraseTrie.slack)
      let high = min(count, depth + PhraseTrie.slack)
      guard low <= high else { return }
      // What is wrong must not all lie at the beginning: a name is recognised by its start.
      let bound = Int16((depth + 1) * 3 + 7)
      // Costs only grow, so what is beyond the bound helps nobody.
      var first = low
      var last = high
      while first <= last, costs[row + first] > bound { first += 1 }
      while last >= first, costs[row + last] > bound { last -= 1 }
      guard first <= last else { return }
      var child = nodes[index].firstChild
      while child >= 0 {
        let node = nodes[child]
        if script.map({ $0 == LetterFolding.Script(node.symbol) }) ?? true {
          let limit = min(Int16(PhraseTrie.allowance(for: node.deepest)), bound)
          if hasHope(node, row: row, first...last, limit: limit) {
            extend(node, index: child, depth: depth + 1, limit: limit)
          }
        }
        child = node.nextSibling
      }
    }

    /// Whether a row below `row` for the letter of `node` can hold a cost of at most `limit`.
    private func hasHope(
      _ node: Node, row: Int, _ columns: ClosedRange<Int>, limit: Int16
    ) -> Bool {
      let omitted = LetterConfusion.omission(of: node.symbol)
      let alike = Int(node.place) &* LetterConfusion.places
      var column = columns.lowerBound
      while column <= columns.upperBound {
        let left = limit &- costs[row &+ column]
        if left >= omitted { return true }
        if left >= 0, column < count,
          text[column] == node.symbol || left >= confusion[alike &+ Int(places[column])]
        {
          return true
        }
        column &+= 1
      }
      return false
    }

    /// Fills the alignment's next row for one more letter of the phrase, and goes on where hope remains.
    private mutating func extend(_ node: Node, index: Int, depth: Int, limit: Int16) {
      let low = max(0, depth - PhraseTrie.slack)
      let high = min(count, depth + PhraseTrie.slack)
      guard low <= high else { return }
      let above = (depth - 1) * (count + 1)
      let row = depth * (count + 1)
      let omitted = LetterConfusion.omission(of: node.symbol)
      let alike = Int(node.place) * LetterConfusion.places
      var best = PhraseTrie.hopeless
      if low > 0 { costs[row + low - 1] = PhraseTrie.hopeless }
      for column in low...high {
        // The row above ends one column earlier.
        var cost =
          column - depth < PhraseTrie.slack
          ? costs[above &+ column] &+ omitted : PhraseTrie.hopeless
        if column > 0 {
          let confused =
            text[column &- 1] == node.symbol
            ? 0 : Int16(confusion[alike &+ Int(places[column &- 1])])
          cost = min(cost, costs[above &+ column &- 1] &+ confused)
          cost = min(cost, costs[row &+ column &- 1] &+ omissions[column &- 1])
        }
        costs[row &+ column] = cost
        best = min(best, cost)
      }
      guard best <= limit else { return }
      var phrase = node.phrase
      while phrase >= 0 {
        let allowed = PhraseTrie.allowance(for: depth)
        for column in max(1, low)...max(1, high)
        where mayEnd[column] && Int(costs[row + column]) <= allowed {
          found.append(
            Match(phrase: phrase, length: column, cost: Int(costs[row + column])))
        }
        phrase = nextPhrase[phrase]
      }
      descend(from: index, depth: depth)
    }
  }
}

/// How easily letters are taken for one another in small print.
enum LetterConfusion {
  /// Letters that look alike, as pairs; seen in the output of Tesseract and of Google Vision on labels.
  private static let alike = [
    "il", "ij", "it", "if", "ir", "lt", "lf", "lj", "tf", "tr", "oc", "oe", "oa", "od", "oq", "og",
    "ec", "ea", "ce", "ao", "as", "nm", "nu", "nr", "nh", "mn", "uv", "vy", "uy", "vw", "bh", "bs",
    "bg", "bp", "gq", "gy", "gs", "pq", "sz", "kx", "hk", "ti", "rt", "dc", "da", "un", "yv", "ke",
    "fp", "pf", "ld", "bd", "eg", "sg", "db", "ku", "cq", "lb", "lh", "ug", "ui", "tc", "pr",
  ]

  /// Greek and Cyrillic letters that differ in a stroke, as pairs.
  private static let alikeBeyondLatin = [
    "νυ", "ην", "οσ", "οα", "οθ", "εσ", "ικ", "ιτ", "ρο", "χκ", "δλ", "αλ", "γτ", "πτ", "μν",
    "ин", "пн", "ни", "лп", "шщ", "цщ", "иц", "ъь", "зэ", "ос", "ое", "гт", "гп", "хк", "вз", "ек",
    "бв", "ам", "жк", "се", "ль", "дл", "ут",
  ]

  /// How many letters are told apart: Latin ones, Greek ones, Cyrillic ones, and all others as one.
  static let places = 26 + 25 + 32 + 1

  /// Where a folded letter stands in ``table``.
  static func place(of letter: UInt16) -> UInt8 {
    switch letter {
    case 0x61...0x7A: UInt8(letter - 0x61)
    case 0x3B1...0x3C9: UInt8(letter - 0x3B1) + 26
    case 0x430...0x44F: UInt8(letter - 0x430) + 51
    default: 83
    }
  }

  /// Tenths of a wrong letter for reading one letter where another is meant, a row for each place; ten for what is
  /// not alike, also for two letters of the last place, which may be equal.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 10, count: places * places)
    func set(_ pair: String, _ cost: UInt8) {
      let found = LetterFolding.fold(pair).map { Int(place(of: $0)) }
      guard found.count == 2 else { return }
      table[found[0] * places + found[1]] = cost
      table[found[1] * places + found[0]] = cost
    }
    for pair in alike + alikeBeyondLatin { set(pair, 4) }
    // The closest of all: a stroke is a stroke.
    for pair in ["il", "oc", "uv", "gq"] { set(pair, 3) }
    return table
  }()

  /// Tenths of a wrong letter for a letter too few or too many; thin ones vanish easily.
  static func omission(of letter: UInt16) -> Int16 {
    switch letter {
    case 105, 108, 116, 106, 102, 114: 7
    default: 10
    }
  }
}
