/// Searches a ``PhraseTrie`` with tolerance for damage, and remembers what it found.
///
/// A text is followed letter by letter. A state is the set of possible places in the tree after
/// some letters, each with its least cost. Labels begin their words alike over and over, so that
/// nearly every letter leads to a known state. A new state is worked out from the state before. The
/// result does not depend on earlier searches.
struct PhraseSearch: Sendable {
  /// A phrase that a text may end with.
  struct Ending: Sendable {
    var phrase: Int32
    /// Tenths of wrong letters.
    var cost: Int32
  }

  /// A phrase found at the start of a text.
  struct Match: Hashable, Sendable {
    /// The phrase's number.
    var phrase: Int
    /// The letters of the text that it covers.
    var length: Int
    /// Tenths of wrong letters.
    var cost: Int
  }

  /// The possible places after some first letters of a text; valid until the next ``begin(_:)``.
  struct State: Hashable, Sendable {
    fileprivate var number: UInt32
  }

  /// A place in the tree with the cost of getting there.
  private struct Cell: Sendable {
    var node: Int32
    var cost: Int32
  }

  /// The facts of a known state: its letters, and the places of its cells and endings.
  private struct Known: Sendable {
    var column: Int32
    var cells: Range<Int32>
    var endings: Range<Int32>
  }

  private let trie: PhraseTrie
  private var states: [Known] = []
  private var cells: [Cell] = []
  private var endings: [Ending] = []
  private var steps = StepTable()
  /// The state without letters for each script, in the scripts' order.
  private var first: [State] = []
  /// For each node the least cost in the state that is being worked out.
  private var costs: [Int32]
  /// The nodes that it has reached.
  private var reached: [Int32] = []

  /// The cost of a node that is not reached; no phrase costs as much.
  private static let hopeless: Int32 = 9_999
  /// Cells and steps that are remembered at most: 8 and some 25 bytes each, 20 MB in all. Four hundred texts of whole
  /// packages fill them.
  private static let mostCells = 1_000_000
  private static let mostSteps = 400_000

  init(_ trie: PhraseTrie) {
    self.trie = trie
    costs = [Int32](repeating: Self.hopeless, count: trie.nodes.count)
    forget()
  }

  private mutating func forget() {
    states.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    endings.removeAll(keepingCapacity: true)
    steps = StepTable()
    first = LetterFolding.Script.allCases.map { script in
      trie.nodes.withUnsafeBufferPointer { nodes in
        costs.withUnsafeMutableBufferPointer { costs in
          reached.append(0)
          costs[0] = 0
          for child in nodes[0].children {
            let node = nodes[Int(child)]
            guard LetterFolding.Script(node.symbol) == script else { continue }
            Self.reach(child, Int32(node.omission), 0, nodes, costs, &reached)
          }
        }
      }
      return keepReached(column: 0)
    }
  }

  /// Keeps what is reached as a state.
  private mutating func keepReached(column: Int32) -> State {
    let firstCell = Int32(cells.count)
    let firstEnding = Int32(endings.count)
    for node in reached {
      let cost = costs[Int(node)]
      costs[Int(node)] = Self.hopeless
      cells.append(Cell(node: node, cost: cost))
      guard cost <= PhraseTrie.allowance(for: Int(trie.nodes[Int(node)].depth)) else { continue }
      var phrase = trie.nodes[Int(node)].phrase
      while phrase >= 0 {
        endings.append(Ending(phrase: phrase, cost: cost))
        phrase = trie.nextPhrase[Int(phrase)]
      }
    }
    reached.removeAll(keepingCapacity: true)
    states.append(
      Known(
        column: column, cells: firstCell..<Int32(cells.count),
        endings: firstEnding..<Int32(endings.count)))
    return State(number: UInt32(states.count - 1))
  }

  /// Begins a search in a text whose first letter is of `script`.
  ///
  /// A word is in one script, and so is the phrase that it is compared with.
  mutating func begin(_ script: LetterFolding.Script) -> State {
    if cells.count > Self.mostCells || steps.count > Self.mostSteps { forget() }
    return first[script.rawValue]
  }

  /// Goes on by one letter of the text; `nil` when no phrase begins so.
  mutating func advance(_ state: State, by letter: UInt16) -> State? {
    let known = steps[state.number, letter]
    if known != StepTable.unknown { return known == StepTable.dead ? nil : State(number: known) }
    let next = extend(state, by: letter)
    steps.insert(next?.number ?? StepTable.dead, from: state.number, by: letter)
    return next
  }

  /// The phrases that the letters so far make whole.
  func endings(of state: State) -> ArraySlice<Ending> {
    let known = states[Int(state.number)].endings
    return endings[Int(known.lowerBound)..<Int(known.upperBound)]
  }

  /// Returns the phrases that `text` begins with, ending only after as many letters as `ends` has, by their rank.
  mutating func matches(in text: [UInt16], ends: some Collection<Int>) -> [Match] {
    guard let opening = text.first else { return [] }
    var found: [Match] = []
    var state = begin(LetterFolding.Script(opening))
    for (index, letter) in text.enumerated() {
      guard let next = advance(state, by: letter) else { break }
      state = next
      guard ends.contains(index + 1) else { continue }
      found += endings(of: state).map {
        Match(phrase: Int($0.phrase), length: index + 1, cost: Int($0.cost))
      }
    }
    guard found.count > 1 else { return found }
    return found.sorted {
      (trie.ranks[$0.phrase], $0.length) < (trie.ranks[$1.phrase], $1.length)
    }
  }

  /// Works out the state behind one more letter of the text.
  ///
  /// The letter is one of the phrase's, replaces one of it, or is one too many. Then letters of the
  /// phrase may be left out. The wrong letters must not all be at the beginning, since a name is
  /// recognised by its start. A node's ceiling holds that.
  private mutating func extend(_ state: State, by letter: UInt16) -> State? {
    let known = states[Int(state.number)]
    let column = known.column + 1
    let place = Int(LetterConfusion.place(of: letter))
    let tooMany = Int32(LetterConfusion.omission(of: letter))
    let script = LetterFolding.Script(letter)
    trie.nodes.withUnsafeBufferPointer { nodes in
      costs.withUnsafeMutableBufferPointer { costs in
        LetterConfusion.table.withUnsafeBufferPointer { table in
          for index in known.cells {
            let cell = cells[Int(index)]
            let node = nodes[Int(cell.node)]
            // Before the first letter of a phrase any letter is as wrong.
            Self.reach(
              cell.node, cell.cost + (cell.node == 0 ? 10 : tooMany), column, nodes, costs,
              &reached)
            let rest = node.childCeiling - cell.cost
            guard rest >= 0 else { continue }
            let wanted = LetterConfusion.within[
              place * LetterConfusion.budgets + Int(min(rest, 10))]
            guard node.letters & wanted != 0 else { continue }
            for child in node.children {
              let symbol = nodes[Int(child)].symbol
              let alike = Int(nodes[Int(child)].place) * LetterConfusion.places + place
              let cost = cell.cost + (symbol == letter ? 0 : Int32(table[alike]))
              guard cost <= nodes[Int(child)].ceiling,
                cell.node > 0 || LetterFolding.Script(symbol) == script
              else { continue }
              Self.reach(child, cost, column, nodes, costs, &reached)
            }
          }
        }
      }
    }
    return reached.isEmpty ? nil : keepReached(column: column)
  }

  /// Notes that `node` is reached for `cost`, and what is reached from there by leaving out letters of the phrase.
  private static func reach(
    _ node: Int32, _ cost: Int32, _ column: Int32,
    _ nodes: UnsafeBufferPointer<PhraseTrie.Node>, _ costs: UnsafeMutableBufferPointer<Int32>,
    _ reached: inout [Int32]
  ) {
    let own = nodes[Int(node)]
    let known = costs[Int(node)]
    guard cost < known, cost <= own.ceiling, abs(Int32(own.depth) - column) <= PhraseTrie.slack
    else { return }
    if known == hopeless { reached.append(node) }
    costs[Int(node)] = cost
    guard cost + LetterConfusion.leastOmission <= own.childCeiling else { return }
    for child in own.children {
      reach(child, cost + Int32(nodes[Int(child)].omission), column, nodes, costs, &reached)
    }
  }
}

/// The state that a letter leads to from another state, where it is known.
private struct StepTable: Sendable {
  static let unknown: UInt32 = 0xFFFF_FFFF
  /// For a letter that leads nowhere.
  static let dead: UInt32 = 0xFFFF_FFFE

  private var keys: [UInt64]
  private var targets: [UInt32]
  private(set) var count = 0
  /// A key of no step.
  private static let none = UInt64.max

  init() {
    keys = [UInt64](repeating: Self.none, count: 1 << 12)
    targets = [UInt32](repeating: 0, count: 1 << 12)
  }

  subscript(state: UInt32, letter: UInt16) -> UInt32 {
    let key = UInt64(state) << 16 | UInt64(letter)
    let slot = slot(of: key)
    return keys[slot] == key ? targets[slot] : Self.unknown
  }

  mutating func insert(_ target: UInt32, from state: UInt32, by letter: UInt16) {
    if count * 2 >= keys.count { grow() }
    let key = UInt64(state) << 16 | UInt64(letter)
    let slot = slot(of: key)
    if keys[slot] == Self.none { count += 1 }
    keys[slot] = key
    targets[slot] = target
  }

  /// The slot of `key`, or the free slot for it.
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4).
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[slot] != key, keys[slot] != Self.none { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = zip(keys, targets).filter { $0.0 != Self.none }
    keys = [UInt64](repeating: Self.none, count: 2 * keys.count)
    targets = [UInt32](repeating: 0, count: keys.count)
    for (key, target) in old {
      let slot = slot(of: key)
      keys[slot] = key
      targets[slot] = target
    }
  }
}
