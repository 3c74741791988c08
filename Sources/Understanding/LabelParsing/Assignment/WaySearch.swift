/// The partial alignments of the first rows and names, grouped by their end.
struct WaySearch {
  /// A partial alignment of rows and names: its last step, and the alignment that it extends.
  ///
  /// A label needs tens of thousands, so that each is small.
  struct Way {
    var cost: Int32 = 0
    var before: Int32 = -1
    var row: Int32 = 0
    var group: Int32 = 0
    /// The way to the same place that was found before, -1 for none.
    fileprivate(set) var next: Int32 = -1
    /// The values that the last step gave to the group before, 0 for a step that skips.
    var columns: Int8 = 0
    /// The number of names between the last value and its own name.
    var offset: Int8 = 0
    /// Whether the last step skipped a value: names are skipped before values, so that no two ways are the same.
    var skippedValue = false
  }

  /// The groups that a row is compared with: those near its natural one, which keeps the time linear.
  static let width = 2 * StreamAssignment.reach + 4
  /// The most rows that one step covers, and one more. A row's ways are dropped once it is left
  /// behind.
  private static let depth = 8
  /// The most extra cost, over the cheapest way to the same place, of a way that is followed.
  ///
  /// 24 decides 800 texts and 129 photos as 48 does, except for one value, which is right. It takes
  /// a quarter less time. Such a way weighs e⁻⁸ of the cheapest.
  private static let widest: Int32 = 24

  private var ways: [Way] = []
  /// For each place the newest way there, and what the cheapest one costs.
  private var newest = [Int32](repeating: -1, count: depth * width)
  private var least = [Int32](repeating: .max, count: depth * width)
  /// For each row the first group that it is compared with.
  let bases: [Int]
  private let groups: Int
  /// The cost of leaving out the first groups.
  private let skipped: [Int32]
  /// For each cost above the least the first of the ways, while they are put in order.
  private var heads = [Int32](repeating: -1, count: Int(widest) + 1)
  private var taken = [Int](repeating: 0, count: 2 * StreamAssignment.reach + 1)

  /// Begins with the way that has no step. `natural` has, for each row and behind the last, the
  /// group before it. `lost` has the cost of leaving out each group.
  init(natural: [Int], lost: [Int]) {
    bases = natural.map { max(0, $0 - StreamAssignment.reach - 1) }
    groups = lost.count
    var sum: Int32 = 0
    var skipped = [sum]
    for cost in lost {
      sum += Int32(cost)
      skipped.append(sum)
    }
    self.skipped = skipped
    ways.reserveCapacity(1 << 12)
    reach(Way())
  }

  subscript(way: Int) -> Way { ways[way] }

  private func place(_ row: Int, _ slot: Int) -> Int { row % Self.depth * Self.width + slot }

  /// Whether a way leads to a place of `row`.
  func leads(to row: Int, _ slot: Int) -> Bool { newest[place(row, slot)] >= 0 }

  /// Adds `way` to those that lead to its place.
  mutating func reach(_ way: Way) {
    var way = way
    let base = bases[Int(way.row)]
    if way.group < base {
      // The row's window has moved on: the names in between are skipped.
      way.cost += skipped[base] - skipped[Int(way.group)]
      way.group = Int32(base)
      way.skippedValue = false
    }
    let slot = Int(way.group) - base
    guard slot < Self.width, way.group <= groups else { return }
    let place = place(Int(way.row), slot)
    if least[place] < .max, way.cost > least[place] + Self.widest { return }
    least[place] = min(least[place], way.cost)
    way.next = newest[place]
    newest[place] = Int32(ways.count)
    ways.append(way)
  }

  /// Takes the cheapest of the ways to a place, by cost, then by age: `most` of each offset. The
  /// many ways of one offset thus do not crowd out the others. A single one is taken where `most`
  /// is 1.
  mutating func takeCheapest(_ row: Int, _ slot: Int, most: Int, into kept: inout [Int]) {
    kept.removeAll(keepingCapacity: true)
    let place = place(row, slot)
    let least = least[place]
    var index = newest[place]
    self.least[place] = .max
    newest[place] = -1
    // Each write through the arrays themselves would first ask whether anyone else holds them.
    ways.withUnsafeMutableBufferPointer { ways in
      heads.withUnsafeMutableBufferPointer { heads in
        // From the newest to the oldest, so that the oldest of each cost comes first.
        var left = 0
        while index >= 0 {
          let next = ways[Int(index)].next
          let dearer = ways[Int(index)].cost - least
          if dearer <= Self.widest {
            ways[Int(index)].next = heads[Int(dearer)]
            heads[Int(dearer)] = index
            left += 1
          }
          index = next
        }
        for offset in taken.indices { taken[offset] = 0 }
        var dearer = 0
        while left > 0 {
          index = heads[dearer]
          heads[dearer] = -1
          while index >= 0 {
            let offset = Int(ways[Int(index)].offset) + StreamAssignment.reach
            taken[offset] += 1
            if taken[offset] <= most, most > 1 || kept.isEmpty { kept.append(Int(index)) }
            index = ways[Int(index)].next
            left -= 1
          }
          dearer += 1
        }
      }
    }
  }

  /// Settles the rows before `row`: of the ways there only the cheapest continues.
  ///
  /// Returns what it gave to names so far, so that memory does not grow with the text.
  mutating func settle(_ row: Int) -> [StreamAssignment.Match] {
    var best: Int?
    for slot in 0..<Self.width {
      var index = Int(newest[place(row, slot)])
      while index >= 0 {
        if best.map({ (ways[index].cost, index) < (ways[$0].cost, $0) }) ?? true { best = index }
        index = Int(ways[index].next)
      }
    }
    guard let best else { return [] }
    let matches = matches(best)
    var way = ways[best]
    way.before = -1
    way.columns = 0
    ways.removeAll(keepingCapacity: true)
    for place in newest.indices {
      newest[place] = -1
      least[place] = .max
    }
    reach(way)
    return matches
  }

  /// The values that a way gives to names.
  func matches(_ end: Int) -> [StreamAssignment.Match] {
    var matches: [StreamAssignment.Match] = []
    matches.reserveCapacity(32)
    var index = end
    while index >= 0 {
      let way = ways[index]
      if way.columns > 0 {
        let before = ways[Int(way.before)]
        matches.append(
          StreamAssignment.Match(
            row: Int(before.row), group: Int(before.group), columns: Int(way.columns)))
      }
      index = Int(way.before)
    }
    matches.reverse()
    return matches
  }
}
