package import LabelModel

/// The meaning of a phrase of a lexicon.
package enum PhraseMeaning: Hashable, Sendable {
  case nutrient(Nutrient, isAssay: Bool)
  /// The energy row; the unit says which energy.
  case energy
  /// Something measured that records do not keep.
  case other
  /// Contains a nutrient's name and is no nutrient.
  case distraction
  case bound(Bound)
  case lessThan
  case traces
  case per
  /// A portion that a column refers to.
  case serving
  /// A word of a portion's size, not of a column's header.
  case servingSize
  case petHeading
  case foodHeading
  case footnote
  case preparation(Preparation)
  /// The food without its water.
  case dryMatter
}

/// All phrases of a lexicon as one tree of folded letters, searched with tolerance for damage by ``PhraseSearch``.
///
/// The cost of a match is counted in tenths of a wrong letter. It may reach a fifth of the phrase's
/// length (``allowance(for:)``). Three letters must thus be exact, and fifteen may have three
/// wrong.
final class PhraseTrie: Sendable {
  struct Node: Sendable {
    /// The letters of the children, as ``LetterConfusion/bit(_:)`` has them.
    var letters: UInt32 = 0
    /// The nodes for one more letter.
    var children: Range<Int32> = 0..<0
    /// The first phrase that ends here, -1 for none; the others follow in ``PhraseTrie/nextPhrase``.
    var phrase: Int32 = -1
    var symbol: UInt16 = 0
    /// The symbol's place in ``LetterConfusion``.
    var place: UInt8 = 0
    /// The symbol's cost where a text leaves it out.
    var omission: UInt8 = 0
    /// The number of letters that lead here.
    var depth: UInt8 = 0
    /// The greatest cost at which going on has hope here, and in any of the children.
    var ceiling: Int32 = 0
    var childCeiling: Int32 = 0
  }

  /// Symbols in a phrase at most, longer ones are cut: no name is longer.
  static let longestPhrase = 44
  /// The greatest difference of phrase and text in letters.
  static let slack = 4

  let nodes: [Node]
  let nextPhrase: [Int32]
  /// The folded length of each phrase.
  let lengths: [Int]
  /// The rank of each phrase, which orders several matches.
  let ranks: [Int]

  /// Creates a tree of `phrases`, which are numbered in their order.
  init(_ phrases: [String]) {
    let draft = Draft(phrases.map { LetterFolding.fold($0).prefix(Self.longestPhrase) })
    nodes = draft.adjacentNodes()
    nextPhrase = draft.nextPhrase
    lengths = draft.lengths
    ranks = draft.ranks()
  }

  /// The greatest cost at which a phrase of `length` letters still counts as found.
  ///
  /// Short names are ordinary words with one letter changed ("sel", "sol", "set"), so they get only
  /// look-alike letters.
  static func allowance(for length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3: 3
    case 4: 6
    case 5: 10
    default: min(length * 2, 40)
    }
  }

  /// The greatest cost that the first `depth` letters of phrases up to `longest` letters may have.
  ///
  /// The wrong letters must not all be at the beginning, since a name is recognised by its start.
  /// Costs only grow.
  private static func ceiling(at depth: Int, longest: Int) -> Int32 {
    Int32(min(depth == 0 ? 10 : 7 + 3 * depth, allowance(for: longest)))
  }

  /// The tree while it grows.
  private struct Draft {
    struct Node {
      var symbol: UInt16 = 0
      /// The youngest first.
      var children: [Int] = []
      /// The length of the longest phrase that goes through here.
      var longest = 0
      var phrase: Int32 = -1
    }

    var nodes = [Node()]
    var nextPhrase: [Int32]
    var lengths: [Int]

    init(_ phrases: [ArraySlice<UInt16>]) {
      lengths = phrases.map(\.count)
      nextPhrase = [Int32](repeating: -1, count: phrases.count)
      for (number, symbols) in phrases.enumerated() where !symbols.isEmpty {
        var node = 0
        nodes[0].longest = max(nodes[0].longest, symbols.count)
        for symbol in symbols {
          node = child(of: node, by: symbol)
          nodes[node].longest = max(nodes[node].longest, symbols.count)
        }
        nextPhrase[number] = nodes[node].phrase
        nodes[node].phrase = Int32(number)
      }
    }

    private mutating func child(of node: Int, by symbol: UInt16) -> Int {
      if let child = nodes[node].children.first(where: { nodes[$0].symbol == symbol }) {
        return child
      }
      nodes.append(Node(symbol: symbol))
      nodes[node].children.insert(nodes.count - 1, at: 0)
      return nodes.count - 1
    }

    /// The nodes in an order in which the children of each are neighbours.
    func adjacentNodes() -> [PhraseTrie.Node] {
      var result = [PhraseTrie.Node(ceiling: PhraseTrie.ceiling(at: 0, longest: nodes[0].longest))]
      var origins = [0]
      var next = 0
      while next < result.count {
        let children = nodes[origins[next]].children.map { child in
          (bit: LetterConfusion.bit(LetterConfusion.place(of: nodes[child].symbol)), index: child)
        }.sorted { ($0.bit, $0.index) < ($1.bit, $1.index) }
        result[next].children = Int32(result.count)..<Int32(result.count + children.count)
        for child in children {
          let node = nodes[child.index]
          let depth = Int(result[next].depth) + 1
          let ceiling = PhraseTrie.ceiling(at: depth, longest: node.longest)
          result[next].letters |= child.bit
          result[next].childCeiling = max(result[next].childCeiling, ceiling)
          result.append(
            PhraseTrie.Node(
              phrase: node.phrase, symbol: node.symbol,
              place: LetterConfusion.place(of: node.symbol),
              omission: LetterConfusion.omission(of: node.symbol), depth: UInt8(depth),
              ceiling: ceiling))
          origins.append(child.index)
        }
        next += 1
      }
      return result
    }

    /// The phrases' ranks: those that were added last come first, and what begins alike stays together.
    func ranks() -> [Int] {
      var ranks = [Int](repeating: 0, count: lengths.count)
      var rank = 0
      var open = [0]
      while let index = open.popLast() {
        var phrase = nodes[index].phrase
        while phrase >= 0 {
          ranks[Int(phrase)] = rank
          rank += 1
          phrase = nextPhrase[Int(phrase)]
        }
        open += nodes[index].children.reversed()
      }
      return ranks
    }
  }
}
