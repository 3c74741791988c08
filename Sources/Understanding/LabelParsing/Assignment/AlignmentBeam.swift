/// The beam of a search for the cheapest alignments of rows and names.
///
/// It has partial alignments of the first rows and names, grouped by their end.
struct AlignmentBeam {
  /// A partial alignment of rows and names: its last step, and the alignment that it extends.
  ///
  /// A label needs tens of thousands, so that each is small.
  struct PartialAlignment {
    var cost: Int32 = 0
    var before: Int32 = -1
    var row: Int32 = 0
    var group: Int32 = 0
    /// The alignment to the same place that was found before, -1 for none.
    fileprivate(set) var next: Int32 = -1
    /// The values that the last step gave to the group before, 0 for a step that skips.
    var columns: Int8 = 0
    /// The number of names between the last value and its own name.
    var offset: Int8 = 0
    /// Whether the last step skipped a value: names are skipped before values, so that no two alignments are the same.
    var skippedValue = false
  }

  /// The groups that a row is compared with: those near its natural one, which keeps the time linear.
  static let width = 2 * StreamAssignment.reach + 4
  /// The most rows that one step covers, and one more. A row's alignments are dropped once it is
  /// left behind.
  private static let depth = 8
  /// The most extra cost, over the cheapest alignment to the same place, of one that is followed.
  ///
  /// 24 decides 800 texts and 129 photos as 48 does, except for one value, which is right. It takes
  /// a quarter less time. Such an alignment weighs e⁻⁸ of the cheapest.
  private static let widest: Int32 = 24

  private var alignments: [PartialAlignment] = []
  /// For each place the newest alignment that ends there, and the cost of the cheapest one.
  private var newest = [Int32](repeating: -1, count: depth * width)
  private var least = [Int32](repeating: .max, count: depth * width)
  /// For each row the first group that it is compared with.
  let bases: [Int]
  private let groups: Int
  /// The cost of leaving out the first groups.
  private let skipped: [Int32]
  /// For each cost above the least the first of the alignments, while they are put in order.
  private var heads = [Int32](repeating: -1, count: Int(widest) + 1)
  private var taken = [Int](repeating: 0, count: 2 * StreamAssignment.reach + 1)

  /// Begins with the alignment that has no step. `natural` has, for each row and behind the last, the
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
    alignments.reserveCapacity(1 << 12)
    add(PartialAlignment())
  }

  subscript(index: Int) -> PartialAlignment { alignments[index] }

  private func place(_ row: Int, _ slot: Int) -> Int { row % Self.depth * Self.width + slot }

  /// Whether an alignment ends at a place of `row`.
  func holds(_ row: Int, _ slot: Int) -> Bool { newest[place(row, slot)] >= 0 }

  /// Adds `alignment` to those that end at its place.
  mutating func add(_ alignment: PartialAlignment) {
    var alignment = alignment
    let base = bases[Int(alignment.row)]
    if alignment.group < base {
      // The row's window has moved on: the names in between are skipped.
      alignment.cost += skipped[base] - skipped[Int(alignment.group)]
      alignment.group = Int32(base)
      alignment.skippedValue = false
    }
    let slot = Int(alignment.group) - base
    guard slot < Self.width, alignment.group <= groups else { return }
    let place = place(Int(alignment.row), slot)
    if least[place] < .max, alignment.cost > least[place] + Self.widest { return }
    least[place] = min(least[place], alignment.cost)
    alignment.next = newest[place]
    newest[place] = Int32(alignments.count)
    alignments.append(alignment)
  }

  /// Takes the cheapest of the alignments to a place, by cost, then by age: `most` of each offset.
  ///
  /// The many alignments of one offset thus do not crowd out the others. A single one is taken where
  /// `most` is 1.
  mutating func takeCheapest(_ row: Int, _ slot: Int, most: Int, into kept: inout [Int]) {
    kept.removeAll(keepingCapacity: true)
    let place = place(row, slot)
    let least = least[place]
    var index = newest[place]
    self.least[place] = .max
    newest[place] = -1
    // Each write through the arrays themselves would first ask whether anyone else holds them.
    alignments.withUnsafeMutableBufferPointer { alignments in
      heads.withUnsafeMutableBufferPointer { heads in
        // From the newest to the oldest, so that the oldest of each cost comes first.
        var left = 0
        while index >= 0 {
          let next = alignments[Int(index)].next
          let dearer = alignments[Int(index)].cost - least
          if dearer <= Self.widest {
            alignments[Int(index)].next = heads[Int(dearer)]
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
            let offset = Int(alignments[Int(index)].offset) + StreamAssignment.reach
            taken[offset] += 1
            if taken[offset] <= most, most > 1 || kept.isEmpty { kept.append(Int(index)) }
            index = alignments[Int(index)].next
            left -= 1
          }
          dearer += 1
        }
      }
    }
  }

  /// Settles the rows before `row`: of the alignments there only the cheapest continues.
  ///
  /// Returns what it gave to names so far, so that memory does not grow with the text.
  mutating func settle(_ row: Int) -> [StreamAssignment.Match] {
    var best: Int?
    for slot in 0..<Self.width {
      var index = Int(newest[place(row, slot)])
      while index >= 0 {
        if best.map({ (alignments[index].cost, index) < (alignments[$0].cost, $0) }) ?? true {
          best = index
        }
        index = Int(alignments[index].next)
      }
    }
    guard let best else { return [] }
    let matches = matches(best)
    var alignment = alignments[best]
    alignment.before = -1
    alignment.columns = 0
    alignments.removeAll(keepingCapacity: true)
    for place in newest.indices {
      newest[place] = -1
      least[place] = .max
    }
    add(alignment)
    return matches
  }

  /// The values that an alignment gives to names.
  func matches(_ end: Int) -> [StreamAssignment.Match] {
    var matches: [StreamAssignment.Match] = []
    matches.reserveCapacity(32)
    var index = end
    while index >= 0 {
      let alignment = alignments[index]
      if alignment.columns > 0 {
        let before = alignments[Int(alignment.before)]
        matches.append(
          StreamAssignment.Match(
            row: Int(before.row), group: Int(before.group), columns: Int(alignment.columns)))
      }
      index = Int(alignment.before)
    }
    matches.reverse()
    return matches
  }
}
