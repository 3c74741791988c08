import Foundation

/// The names that values share a cell with, above or below them, as the whole panel shows it.
///
/// The left side of a value may hold its name, as in tables, or the upper or lower one. The panel's side leaves the
/// fewest names and values without a partner. A name has one value on it, and a value one name.
package struct CellAlignment {
  /// For each spot the probability that its cell's name is of each nutrient, then of something else. `nil` without a cell.
  private(set) var chances: [[Double]?]

  /// The names on each side of each spot.
  private let cells: CellNames
  /// The values in the cell of each name, with their probabilities.
  private var partners: [Int: [Int: Double]] = [:]

  private typealias Side = CellNames.Side

  /// A name and a value that may belong together on one side.
  private struct Link {
    var block: Int
    var spot: Int
    var affinity: Double
    /// The distance beyond that of the other side's nearest name, in line heights.
    var detour: Double
    /// The probability if the side is the panel's.
    var share = 0.0
  }

  // The following numbers are set by hand. The fit decides what the resulting probabilities count.

  /// Log-odds of a side for each pair that it has more than another side.
  private static let oddsOfPair = 2.0
  /// The share of its odds that a pair loses for each line height by which another side's name is nearer.
  private static let loss = 0.4
  /// The logarithm of affinity that a pair loses for each line height between its name and its value.
  private static let decay = 2.0
  /// The affinity of a value or a name to have no partner.
  private static let alone = 0.1
  /// Rounds of scaling.
  private static let rounds = 6
  /// Rows between the values of one panel at most, in line heights.
  private static let neighbourhood = 12.0

  package init(_ page: LatticePage) {
    chances = Array(repeating: nil, count: page.spots.count)
    cells = CellNames(page)
    guard page.hasPlaces else { return }
    let blocks = NameBlocks(page)
    let sides = Side.allCases.map { Self.links(on: $0, page, cells, blocks) }
    guard sides.dropFirst().contains(where: { !$0.isEmpty }) else { return }
    var ofBlock: [Int: [Int: Double]] = [:]
    for spot in Set(sides.dropFirst().joined().map(\.spot)).sorted() {
      let evidence = Self.evidence(around: spot, page, sides)
      let total = logSumExp(evidence)
      var chance = [Double](repeating: 0, count: LatticeNutrient.count + 1)
      for side in [Side.above, .below] {
        let isSide = exp(evidence[side.rawValue] - total)
        for link in sides[side.rawValue] where link.spot == spot {
          ofBlock[link.block, default: [:]][spot, default: 0] += isSide * link.share
          for key in Self.keys(of: blocks.blocks[link.block].kind) {
            chance[key] = min(1, chance[key] + isSide * link.share)
          }
        }
      }
      chances[spot] = chance
    }
    for (name, block) in blocks.ofName { partners[name] = ofBlock[block] }
  }

  /// The log-odds of each side in the panel around a spot.
  private static func evidence(
    around spot: Int, _ page: LatticePage, _ sides: [[Link]]
  ) -> [Double] {
    let place = page.spots[spot].frame
    return sides.map { links in
      links.reduce(0) { sum, link in
        let rows = page.drop(from: place, to: page.spots[link.spot].frame) / page.height
        guard abs(rows) < neighbourhood else { return sum }
        return sum + oddsOfPair * link.share * (1 - loss * link.detour)
      }
    }
  }

  /// Whether a name is above or below a spot in its cell.
  func isInCell(_ name: Int, of spot: Int) -> (above: Bool, below: Bool) {
    (cells.names(.above, of: spot).contains(name), cells.names(.below, of: spot).contains(name))
  }

  /// The probability that another value than that of `spot` is in the cell of a name, `0 ... 1`.
  func isTaken(_ name: Int, besides spot: Int) -> Double {
    (partners[name] ?? [:]).filter { $0.key != spot }.values.max() ?? 0
  }

  /// The probabilities that the name in a spot's cell is of `key`, and of another thing. Without a `key` it is of no
  /// nutrient.
  package func chances(of spot: Int, key: Int?) -> (own: Double, other: Double)? {
    guard let chances = chances[spot] else { return nil }
    let isEnergy = key.map(LatticeNutrient.isEnergy) ?? false
    let energy = max(chances[LatticeNutrient.energyKJ], chances[LatticeNutrient.energyKcal])
    let rest = chances[LatticeNutrient.fat...].reduce(0, +)
    let own = chances[key ?? LatticeNutrient.count]
    return (own, min(1, isEnergy ? rest : max(0, energy + rest - own)))
  }

  /// The places of a name's nutrients in a list of chances.
  private static func keys(of kind: NameKind) -> [Int] {
    switch kind {
    case .energy: [LatticeNutrient.energyKJ, LatticeNutrient.energyKcal]
    case .nutrient(let key): [key]
    default: [LatticeNutrient.count]
    }
  }

  /// The pairs of one side, each with its probability.
  private static func links(
    on side: Side, _ page: LatticePage, _ cells: CellNames, _ blocks: NameBlocks
  ) -> [Link] {
    var links: [[Int]: Link] = [:]
    for spot in page.spots.indices {
      let frame = page.cell(of: page.spots[spot])
      func rows(_ name: Int) -> Double {
        abs(page.drop(from: page.names[name].frame, to: frame)) / page.height
      }
      func nearest(_ side: Side) -> Double? { cells.names(side, of: spot).map(rows).min() }
      let otherSide: Side = side == .above ? .below : .above
      let detour =
        side == .left ? 0 : max(0, (nearest(side) ?? 0) - (nearest(otherSide) ?? .infinity))
      for name in cells.names(side, of: spot) {
        guard let block = blocks.ofName[name] else { continue }
        let affinity =
          side == .left
          ? 1 : exp(decay * (1 - rows(name))) * page.overlap(page.names[name].frame, frame)
        if affinity > links[[spot, block]]?.affinity ?? 0 {
          links[[spot, block]] = Link(block: block, spot: spot, affinity: affinity, detour: detour)
        }
      }
    }
    return shared(
      links.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value), blocks)
  }

  /// The pairs with their probabilities, so that no name and no value has more than one partner (Sinkhorn's scaling).
  private static func shared(_ links: [Link], _ blocks: NameBlocks) -> [Link] {
    var ofSpot: [Int: Double] = [:]
    var ofBlock: [Int: Double] = [:]
    func odds(_ link: Link) -> Double {
      link.affinity * ofSpot[link.spot, default: 1] * ofBlock[link.block, default: 1]
    }
    for _ in 0..<rounds {
      ofSpot = [:]
      for (spot, links) in Dictionary(grouping: links, by: \.spot) {
        ofSpot[spot] = 1 / (alone + links.reduce(0) { $0 + odds($1) })
      }
      ofBlock = [:]
      for (block, links) in Dictionary(grouping: links, by: \.block) {
        ofBlock[block] =
          capacity(of: blocks.blocks[block].kind) / (alone + links.reduce(0) { $0 + odds($1) })
      }
    }
    return links.map { link in
      var link = link
      link.share = min(1, odds(link))
      return link
    }
  }

  /// The values that the names of one block may have. Energy has two; a block of other things may be of several.
  private static func capacity(of kind: NameKind) -> Double {
    switch kind {
    case _ where kind.isEnergy: 2
    case .nutrient: 1
    default: 4
    }
  }
}
