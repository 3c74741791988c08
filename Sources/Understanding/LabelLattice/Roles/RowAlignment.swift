import Foundation

/// An alignment of a column's values with the names beside it, from top to bottom.
///
/// Values and names keep their order. The drop from a name to its value changes little from one row
/// to the next. The shares are those of all alignments together: forward and backward sums over
/// pairs of a name and a value.
struct RowAlignment {
  /// The probability that a spot's value is of each nutrient, by spot and nutrient.
  private(set) var chances: [Int: [Double]] = [:]
  /// The probability that a nutrient's name has another value in the column of a spot.
  private(set) var taken: [Int: [Double]] = [:]

  /// Numbers that weigh alignments against each other, in log-probability.
  private enum Weight {
    /// Each line height by which the drop changes.
    static let drift = 1.2
    /// Each name between two aligned ones that has no value.
    static let skipped = 0.5
    /// Each pair after the first.
    static let link = 0.3
  }

  /// The log-odds of a single pair at most, so that the order can overrule it.
  private static let greatestOdds = 3.0
  /// Pairs of a column at most, which bounds the time; a label has some hundred.
  private static let mostPairs = 600
  /// The probability that a value whose cell has another name belongs to a row all the same, at least.
  private static let leastFree = 0.05
  /// Rows between two aligned values at most, in line heights.
  private static let longestGap = 14.0
  /// Rows whose distance is less, in line heights, are one.
  private static let sameRow = 0.3

  private struct Pair {
    var block: Int
    var spot: Int
    var key: Int
    var row: Double
    var odds: Double
  }

  init(_ page: LatticePage, _ items: [RoleItem]) {
    guard page.hasPlaces else { return }
    let names = NameBlocks(page)
    let (blocks, ofName) = (names.blocks, names.ofName)
    guard blocks.count > 1 else { return }
    let bySpot = Dictionary(grouping: items.indices) { items[$0].spot }
    for column in page.columnsByPlace(items) {
      let pairs = Self.pairs(of: column, page, items, bySpot, ofName)
      guard pairs.count > 1, pairs.count <= Self.mostPairs else { continue }
      add(pairs, blocks)
    }
  }

  /// The pairs of names and values whose roles the first scores allow.
  private static func pairs(
    of column: [Int], _ page: LatticePage, _ items: [RoleItem], _ bySpot: [Int: [Int]],
    _ ofName: [Int: Int]
  ) -> [Pair] {
    var pairs: [Pair] = []
    for spot in column {
      let frame = page.spots[spot].frame
      let row = page.row(of: frame)
      var best: [[Int]: Double] = [:]
      for index in bySpot[spot] ?? [] {
        let item = items[index]
        for (number, role) in item.roles.enumerated() {
          guard let name = role.name, let block = ofName[name], role.origin != .wrong,
            page.names[name].frame.left < frame.right
          else { continue }
          let place = [block, role.key ?? -1]
          let isFree = log(1 + Self.leastFree - item.feature(.cellElse, of: number))
          best[place] = max(
            best[place] ?? -.infinity,
            item.logP[number] - (role.key == nil ? -0.7 : item.logNone) + isFree)
        }
      }
      for (place, odds) in best where odds > -6 {
        pairs.append(
          Pair(
            block: place[0], spot: spot, key: place[1], row: row,
            odds: min(greatestOdds, max(-greatestOdds, odds))))
      }
    }
    return pairs.sorted {
      ($0.row, $0.spot, $0.block, $0.key) < ($1.row, $1.spot, $1.block, $1.key)
    }
  }

  /// The log-weight of two pairs one after the other, `nil` where their order forbids it.
  private static func link(
    _ first: Pair, _ second: Pair, _ blocks: [NameBlocks.Block], _ strong: [Int]
  ) -> Double? {
    guard first.spot != second.spot, second.row - first.row < longestGap else { return nil }
    let from = blocks[first.block]
    let to = blocks[second.block]
    if first.block == second.block {
      // Energy has two values, side by side or one below the other.
      return from.kind == .energy && first.key != second.key ? 0 : nil
    }
    guard second.row > first.row + sameRow, to.middle > from.middle + sameRow else { return nil }
    let drift = min(
      abs((second.row - to.top) - (first.row - from.top)),
      abs((second.row - to.middle) - (first.row - from.middle)),
      abs((second.row - to.bottom) - (first.row - from.bottom)))
    let skipped = strong.count { index in
      let block = blocks[index]
      return block.middle > from.bottom + sameRow && block.middle < to.top - sameRow
        && block.frame.left < to.frame.right && to.frame.left < block.frame.right
        && block.kind != from.kind && block.kind != to.kind
    }
    return Weight.link - Weight.drift * min(2.5, drift) - Weight.skipped * Double(min(skipped, 4))
  }

  private mutating func add(_ pairs: [Pair], _ blocks: [NameBlocks.Block]) {
    let strong = blocks.indices.filter { blocks[$0].isSure }
    var links: [(first: Int, second: Int, weight: Double)] = []
    for second in pairs.indices {
      for first in 0..<second {
        if let weight = Self.link(pairs[first], pairs[second], blocks, strong) {
          links.append((first, second, weight))
        }
      }
    }
    // Each sum begins with the alignment that has nothing before, or after, the pair.
    var before = pairs.map { _ in [0.0] }
    var forward = [Double](repeating: 0, count: pairs.count)
    var next = 0
    for index in pairs.indices {
      while next < links.count, links[next].second == index {
        before[index].append(forward[links[next].first] + links[next].weight)
        next += 1
      }
      forward[index] = logSumExp(before[index]) + pairs[index].odds
    }
    let byFirst = Dictionary(grouping: links.indices) { links[$0].first }
    var backward = [Double](repeating: 0, count: pairs.count)
    for index in pairs.indices.reversed() {
      backward[index] = logSumExp(
        [0]
          + (byFirst[index] ?? []).map {
            links[$0].weight + pairs[links[$0].second].odds + backward[links[$0].second]
          })
    }
    let total = logSumExp([0] + forward)
    var ofBlock: [[Int]: Double] = [:]
    var ofSpot: [[Int]: Double] = [:]
    for (index, pair) in pairs.enumerated() {
      let share = exp(forward[index] + backward[index] - total)
      ofBlock[[pair.block, pair.key], default: 0] += share
      ofSpot[[pair.spot, pair.block, pair.key], default: 0] += share
    }
    for pair in pairs {
      guard pair.key >= 0 else { continue }
      let own = ofSpot[[pair.spot, pair.block, pair.key]] ?? 0
      var chance = chances[pair.spot] ?? [Double](repeating: 0, count: LatticeNutrient.count)
      chance[pair.key] = min(1, chance[pair.key] + own)
      chances[pair.spot] = chance
      var other = taken[pair.spot] ?? [Double](repeating: 0, count: LatticeNutrient.count)
      other[pair.key] = max(
        other[pair.key], min(1, (ofBlock[[pair.block, pair.key]] ?? 0) - own))
      taken[pair.spot] = other
    }
  }
}
