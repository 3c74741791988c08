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
    nodes.append(Node(symbol: symbol, nextSibling: nodes[node].firstChild))
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
    var search = Search(
      text: Array(text.prefix(count)), ends: [Bool](repeating: false, count: count + 1))
    for end in ends where end <= count { search.ends[end] = true }
    search.costs = [Int16](
      repeating: Self.hopeless, count: (Self.longestPhrase + 1) * (count + 1))
    for column in 0...min(count, Self.slack) { search.costs[column] = Int16(column * 10) }
    var child = nodes[0].firstChild
    while child >= 0 {
      descend(into: child, depth: 1, &search)
      child = nodes[child].nextSibling
    }
    return search.found
  }

  /// How many letters phrase and text may differ in length.
  private static let slack = 4
  private static let hopeless: Int16 = 9_999

  private struct Search {
    let text: [UInt16]
    /// After how many letters a word ends.
    var ends: [Bool]
    /// The alignment's costs: a row for each letter of the phrase, a column for each of the text.
    var costs: [Int16] = []
    var found: [Match] = []
  }

  /// Fills the alignment's next row for one more letter of the phrase, and goes on where hope remains.
  private func descend(into index: Int, depth: Int, _ search: inout Search) {
    let node = nodes[index]
    let count = search.text.count
    let low = max(0, depth - Self.slack)
    let high = min(count, depth + Self.slack)
    guard low <= high else { return }
    let above = (depth - 1) * (count + 1)
    let row = depth * (count + 1)
    let omitted = LetterConfusion.omission(of: node.symbol)
    var best = Self.hopeless
    if low > 0 { search.costs[row + low - 1] = Self.hopeless }
    for column in low...high {
      // The row above ends one column earlier.
      var cost =
        column - depth < Self.slack ? search.costs[above + column] + omitted : Self.hopeless
      if column > 0 {
        let letter = search.text[column - 1]
        cost = min(
          cost, search.costs[above + column - 1] + LetterConfusion.cost(node.symbol, letter))
        cost = min(cost, search.costs[row + column - 1] + LetterConfusion.omission(of: letter))
      }
      search.costs[row + column] = cost
      best = min(best, cost)
    }
    // What is wrong must not all lie at the beginning: a name is recognised by its start.
    guard Int(best) <= min(Self.allowance(for: node.deepest), depth * 3 + 7) else { return }
    var phrase = node.phrase
    while phrase >= 0 {
      let allowed = Self.allowance(for: depth)
      for column in max(1, low)...max(1, high)
      where search.ends[column] && Int(search.costs[row + column]) <= allowed {
        search.found.append(
          Match(phrase: phrase, length: column, cost: Int(search.costs[row + column])))
      }
      phrase = nextPhrase[phrase]
    }
    guard depth < Self.longestPhrase else { return }
    var child = node.firstChild
    while child >= 0 {
      descend(into: child, depth: depth + 1, &search)
      child = nodes[child].nextSibling
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

  private static let matrix: [UInt8] = {
    var matrix = [UInt8](repeating: 10, count: 26 * 26)
    for pair in alike {
      let codes = pair.utf8.map { Int($0) - 97 }
      guard codes.count == 2 else { continue }
      matrix[codes[0] * 26 + codes[1]] = 4
      matrix[codes[1] * 26 + codes[0]] = 4
    }
    // The closest of all: a stroke is a stroke.
    for pair in ["il", "oc", "uv", "gq"] {
      let codes = pair.utf8.map { Int($0) - 97 }
      matrix[codes[0] * 26 + codes[1]] = 3
      matrix[codes[1] * 26 + codes[0]] = 3
    }
    for code in 0..<26 { matrix[code * 26 + code] = 0 }
    return matrix
  }()

  /// Tenths of a wrong letter for reading `other` where `letter` is meant.
  static func cost(_ letter: UInt16, _ other: UInt16) -> Int16 {
    if letter == other { return 0 }
    guard letter >= 97, letter <= 122, other >= 97, other <= 122 else { return 10 }
    return Int16(matrix[Int(letter - 97) * 26 + Int(other - 97)])
  }

  /// Tenths of a wrong letter for a letter too few or too many; thin ones vanish easily.
  static func omission(of letter: UInt16) -> Int16 {
    switch letter {
    case 105, 108, 116, 106, 102, 114: 7
    default: 10
    }
  }
}
