/// Searches a ``PhraseTrie``; owns the memory that its searches share.
struct PhraseSearch: ~Copyable {
  /// A phrase found at the start of a text.
  struct Match: Hashable, Sendable {
    /// The phrase's number.
    var phrase: Int
    /// The letters of the text that it covers.
    var length: Int
    /// Tenths of wrong letters.
    var cost: Int
  }

  private let trie: PhraseTrie
  private let costs: UnsafeMutablePointer<Int32>
  private let letters: UnsafeMutablePointer<Letter>
  private var found: [Match] = []

  private static let rows = PhraseTrie.longestPhrase + 1
  /// A column for each letter of the text, one before the first, and one on either side.
  private static let columns = PhraseTrie.longestText + 3
  private static let hopeless: Int32 = 9_999

  init(_ trie: PhraseTrie) {
    self.trie = trie
    costs = .allocate(capacity: Self.rows * Self.columns)
    costs.initialize(repeating: Self.hopeless, count: Self.rows * Self.columns)
    for column in 0...PhraseTrie.slack { costs[column + 1] = Int32(column * 10) }
    letters = .allocate(capacity: PhraseTrie.longestText + 2)
    letters.initialize(repeating: Letter(), count: PhraseTrie.longestText + 2)
  }

  deinit {
    costs.deallocate()
    letters.deallocate()
  }

  /// Returns the phrases that `text` begins with, ending only after as many letters as `ends` has, by their rank.
  mutating func matches(in text: [UInt16], ends: some Sequence<Int>) -> [Match] {
    let count = min(text.count, PhraseTrie.longestText)
    guard count > 0 else { return [] }
    var wordEnds: UInt64 = 0
    var lengths: UInt64 = 0
    for end in ends where end <= count {
      wordEnds |= 1 << UInt64(end)
      lengths |= Self.lengthsNear[end]
    }
    for index in 0..<count { letters[index + 1] = Letter(text[index]) }
    letters[count + 1] = Letter()
    found.removeAll(keepingCapacity: true)
    trie.nodes.withUnsafeBufferPointer { nodes in
      LetterConfusion.table.withUnsafeBufferPointer { table in
        LetterConfusion.within.withUnsafeBufferPointer { within in
          Self.allowances.withUnsafeBufferPointer { allowances in
            guard let nodes = nodes.baseAddress, let table = table.baseAddress,
              let within = within.baseAddress, let allowances = allowances.baseAddress
            else { return }
            var walk = Walk(
              nodes: nodes, nextPhrase: trie.nextPhrase, table: table, within: within,
              allowances: allowances, costs: costs, letters: letters, count: count, ends: wordEnds,
              lengths: lengths, script: LetterFolding.Script(text[0]), found: [])
            swap(&walk.found, &found)
            walk.start()
            swap(&walk.found, &found)
          }
        }
      }
    }
    guard found.count > 1 else { return found }
    return found.sorted {
      (trie.ranks[$0.phrase], $0.length) < (trie.ranks[$1.phrase], $1.length)
    }
  }

  /// For each number of letters, the lengths of phrases that may be found in so many, a bit each: every letter too few
  /// or too many costs at least that of a thin one.
  private static let lengthsNear: [UInt64] = (0...PhraseTrie.longestText).map { end in
    let least = Int(LetterConfusion.omission(of: UInt16(UInt8(ascii: "i"))))
    return (1...PhraseTrie.longestPhrase).reduce(0) { lengths, length in
      abs(length - end) * least <= PhraseTrie.allowance(for: length)
        ? lengths | 1 << UInt64(length) : lengths
    }
  }

  private static let allowances = (0..<rows).map { Int32(PhraseTrie.allowance(for: $0)) }

  /// A letter of the text.
  private struct Letter {
    var symbol: UInt16 = 0
    /// Its place in ``LetterConfusion``.
    var place: UInt8 = 83
    /// Its cost when the phrase does not have it.
    var omission: UInt8 = 10

    init() {}
    init(_ symbol: UInt16) {
      self.symbol = symbol
      place = LetterConfusion.place(of: symbol)
      omission = LetterConfusion.omission(of: symbol)
    }
  }

  /// One search; lives no longer than the memory it points into.
  ///
  /// This is where parsing spends its time, hundreds of nodes a word, so without a check at each access.
  private struct Walk {
    let nodes: UnsafePointer<PhraseTrie.Node>
    let nextPhrase: [Int32]
    let table: UnsafePointer<UInt8>
    let within: UnsafePointer<UInt32>
    let allowances: UnsafePointer<Int32>
    /// The alignment's costs: a row for each letter of the phrase, a column for each of the text, from -1 on.
    let costs: UnsafeMutablePointer<Int32>
    /// The letter that each column adds, from column 1 on.
    let letters: UnsafeMutablePointer<Letter>
    /// The text's letters that count.
    let count: Int
    /// After how many letters a word ends, a bit each.
    let ends: UInt64
    /// The lengths of phrases that may end where a word does, a bit each.
    let lengths: UInt64
    /// A word is in one script.
    let script: LetterFolding.Script
    var found: [Match]

    /// Begins at the root.
    mutating func start() {
      let last = min(count, PhraseTrie.slack)
      descend(from: 0, depth: 0, first: 0, last: last, bound: 10, wanted: .max)
    }

    /// Goes on from the node that ends row `depth`, which holds costs from column `first` to column `last`, to those of
    /// its children that are `wanted` and have hope.
    private mutating func descend(
      from index: Int, depth: Int, first: Int, last: Int, bound: Int32, wanted: UInt32
    ) {
      let children = nodes[index].children
      let firstChild = Int(nodes[index].firstChild)
      if nodes[index].hasDistinctChildren {
        var open = children & wanted
        while open != 0 {
          let bit = open & (0 &- open)
          open ^= bit
          let child = firstChild &+ (children & (bit &- 1)).nonzeroBitCount
          extend(child, depth: depth &+ 1, first, last, bound)
        }
      } else {
        for child in firstChild..<(firstChild &+ Int(nodes[index].childCount))
        where depth > 0 || LetterFolding.Script(nodes[child].symbol) == script {
          extend(child, depth: depth &+ 1, first, last, bound)
        }
      }
    }

    /// Fills the alignment's next row for one more letter of the phrase, and goes on where hope remains.
    ///
    /// What is wrong must not all lie at the beginning, for a name is recognised by its start: `bound` is the greatest
    /// cost in this row.
    @inline(__always)
    private mutating func extend(
      _ index: Int, depth: Int, _ firstAbove: Int, _ lastAbove: Int, _ bound: Int32
    ) {
      let node = nodes + index
      let feasible = node.pointee.lengths & lengths
      guard feasible != 0 else { return }
      // Costs only grow: beyond what the longest phrase allows they help none.
      let limit = min(bound, allowances[63 &- feasible.leadingZeroBitCount])
      let symbol = node.pointee.symbol
      let omitted = Int32(node.pointee.omission)
      let alike = table + Int(node.pointee.place) &* LetterConfusion.places
      let letters = letters
      let within = within
      let above = costs + ((depth &- 1) &* PhraseSearch.columns &+ 1)
      let row = above + PhraseSearch.columns
      let end = min(count, depth &+ PhraseTrie.slack)
      let near = min(end, lastAbove &+ 1)
      var column = max(firstAbove, depth &- PhraseTrie.slack)
      var first = -1
      var last = -1
      var left = PhraseSearch.hopeless
      var wanted: UInt32 = 0
      // The cells beside a row's costs are hopeless.
      while column <= near {
        let letter = letters[column]
        let confused = letter.symbol == symbol ? 0 : Int32(alike[Int(letter.place)])
        var cost = min(above[column] &+ omitted, above[column &- 1] &+ confused)
        cost = min(cost, left &+ Int32(letter.omission))
        if cost <= limit {
          if first < 0 { first = column }
          last = column
          row[column] = cost
          left = cost
          let budget = min(bound &+ 3 &- cost, 10)
          wanted |=
            within[
              Int(letters[column &+ 1].place) &* LetterConfusion.budgets &+ Int(budget)]
        } else {
          row[column] = PhraseSearch.hopeless
          left = PhraseSearch.hopeless
        }
        column &+= 1
      }
      guard first >= 0 else { return }
      while column <= end {
        left = left &+ Int32(letters[column].omission)
        if left > limit { break }
        row[column] = left
        last = column
        let budget = min(bound &+ 3 &- left, 10)
        wanted |= within[Int(letters[column &+ 1].place) &* LetterConfusion.budgets &+ Int(budget)]
        column &+= 1
      }
      row[first &- 1] = PhraseSearch.hopeless
      row[last &+ 1] = PhraseSearch.hopeless
      if node.pointee.phrase >= 0 { keep(node.pointee.phrase, depth: depth, row, first, last) }
      guard node.pointee.children & wanted != 0 else { return }
      descend(
        from: index, depth: depth, first: first, last: last, bound: bound &+ 3, wanted: wanted)
    }

    /// Keeps the phrases that end in a node.
    private mutating func keep(
      _ phrase: Int32, depth: Int, _ row: UnsafeMutablePointer<Int32>, _ first: Int, _ last: Int
    ) {
      var phrase = phrase
      while phrase >= 0 {
        for column in max(1, first)...max(1, last)
        where ends & (1 << UInt64(column)) != 0 && row[column] <= allowances[depth] {
          found.append(Match(phrase: Int(phrase), length: column, cost: Int(row[column])))
        }
        phrase = nextPhrase[Int(phrase)]
      }
    }
  }
}
