import Foundation

/// The names that values belong to by their place: to the left, or above or below in one cell.
///
/// The left side of a value may hold its name, as in tables, or the upper or lower one. The panel's side leaves the
/// fewest names and values without a partner. A name has one value on it, and a value one name.
package struct CellAlignment {
  /// For each spot the probability that its cell's name is of each nutrient, then of something else. `nil` without a cell.
  private var chances: [[Double]?]
  /// The same for the nearest name to the left, in rows of several names with a value each.
  private var left: [[Double]?]

  /// The names on each side of each spot.
  private let cells: CellNames
  /// For each spot the first one of its place. Rival readings of one print are one value.
  private let places: [Int]
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
  /// The line heights by which a line of print between a name and its value brings them nearer. It is of their cell.
  private static let lineOfCell = 0.8
  /// The affinity of a value or a name to have no partner. Chosen among five numbers on rendered grids.
  private static let alone = 0.02
  /// Rounds of scaling.
  private static let rounds = 6
  /// Chances of no nutrient.
  private static let nothing = [Double](repeating: 0, count: LatticeNutrient.count + 1)
  /// Rows between the values of one panel at most, in line heights.
  private static let neighbourhood = 12.0

  package init(_ page: LatticePage) {
    chances = Array(repeating: nil, count: page.spots.count)
    left = chances
    cells = CellNames(page)
    places = Self.places(page)
    guard page.hasPlaces else { return }
    let blocks = NameBlocks(page)
    let words = ColumnPrint(page)
    let sides = Side.allCases.map { links(on: $0, page, blocks, words) }
    var ofBlock: [Int: [Int: Double]] = [:]
    for spot in Set(sides.joined().map(\.spot)).sorted() {
      let evidence = Self.evidence(around: spot, page, sides)
      let total = logSumExp(evidence)
      let shares = zip(sides, evidence).map { links, evidence in
        links.filter { $0.spot == spot }.map {
          (block: $0.block, share: $0.share * exp(evidence - total))
        }
      }
      if Self.isBesideOthers(spot, page, sides[Side.left.rawValue]) {
        left[spot] = Self.chances(shares[Side.left.rawValue], blocks)
      }
      let inCell = shares[Side.above.rawValue] + shares[Side.below.rawValue]
      chances[spot] = Self.chances(inCell, blocks)
      for (block, share) in inCell {
        ofBlock[block, default: [:]][spot, default: 0] += share
      }
    }
    for (name, block) in blocks.ofName { partners[name] = ofBlock[block] }
  }

  /// For each spot the first one in its place. Without places, each is alone.
  private static func places(_ page: LatticePage) -> [Int] {
    var places = Array(page.spots.indices)
    guard page.hasPlaces else { return places }
    for spot in places {
      let frame = page.spots[spot].frame
      let first = places[..<spot].first {
        page.isSameRow($0, spot) && page.spots[$0].frame.overlap(frame) > LatticePage.samePlace
      }
      places[spot] = first ?? spot
    }
    return places
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

  /// Whether values in a spot's row have other names to their left than it has.
  private static func isBesideOthers(_ spot: Int, _ page: LatticePage, _ links: [Link]) -> Bool {
    guard let own = links.first(where: { $0.spot == spot }) else { return false }
    return links.contains { $0.block != own.block && page.isSameRow($0.spot, spot) }
  }

  /// Whether a name is above or below a spot in its cell.
  func isInCell(_ name: Int, of spot: Int) -> (above: Bool, below: Bool) {
    (cells.names(.above, of: spot).contains(name), cells.names(.below, of: spot).contains(name))
  }

  /// Whether a name is of the head above a spot's row of amounts, and in its cell.
  func isHead(_ name: Int, above spot: Int) -> Bool {
    cells.headedRow(of: name, above: spot) != nil && isInCell(name, of: spot).above
  }

  /// The probability that another value than that of `spot` is in the cell of a name, `0 ... 1`.
  func isTaken(_ name: Int, besides spot: Int) -> Double {
    (partners[name] ?? [:]).filter { $0.key != places[spot] }.values.max() ?? 0
  }

  /// The probabilities that the name in a spot's cell is of `key`, and of another thing. Without a `key` it is of no
  /// nutrient.
  package func chances(of spot: Int, key: Int?) -> (own: Double, other: Double)? {
    chances[places[spot]].map { Self.split($0, key) }
  }

  /// The same for the nearest name to the left, in a row of several names with a value each.
  package func chancesToTheLeft(of spot: Int, key: Int?) -> (own: Double, other: Double)? {
    left[places[spot]].map { Self.split($0, key) }
  }

  /// The chance of `key` and those of all others.
  private static func split(_ chances: [Double], _ key: Int?) -> (own: Double, other: Double) {
    let isEnergy = key.map(LatticeNutrient.isEnergy) ?? false
    let energy = max(chances[LatticeNutrient.energyKJ], chances[LatticeNutrient.energyKcal])
    let rest = chances[LatticeNutrient.fat...].reduce(0, +)
    let own = chances[key ?? LatticeNutrient.count]
    return (own, min(1, isEnergy ? rest : max(0, energy + rest - own)))
  }

  /// The chances of each nutrient that some pairs of a value have together. `nil` without a pair.
  private static func chances(
    _ shares: [(block: Int, share: Double)], _ blocks: NameBlocks
  ) -> [Double]? {
    guard !shares.isEmpty else { return nil }
    var chances = nothing
    for (block, share) in shares {
      for key in keys(of: blocks.blocks[block].kind) { chances[key] = min(1, chances[key] + share) }
    }
    return chances
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
  private func links(
    on side: Side, _ page: LatticePage, _ blocks: NameBlocks, _ words: ColumnPrint
  ) -> [Link] {
    var links: [[Int]: Link] = [:]
    for spot in page.spots.indices where !cells.names(side, of: spot).isEmpty {
      let frame = page.cell(of: page.spots[spot])
      /// The lines of print between a name and the value; in a head those of its highest cell.
      func lines(of name: Int, _ other: Frame) -> Int {
        let own = words.rows(between: other, frame, page)
        guard let row = cells.headedRow(of: name, above: spot) else { return own }
        var band = other
        (band.left, band.right) = (row.left, row.right)
        var widened = frame
        (widened.left, widened.right) = (row.left, row.right)
        return max(own, words.rows(between: band, widened, page))
      }
      func rows(_ name: Int) -> Double {
        let other = page.names[name].frame
        return abs(page.drop(from: other, to: frame)) / page.height
          - Self.lineOfCell * Double(lines(of: name, other))
      }
      func nearest(_ side: Side) -> Double? { cells.names(side, of: spot).map(rows).min() }
      let otherSide: Side = side == .above ? .below : .above
      let detour =
        side == .left ? 0 : max(0, (nearest(side) ?? 0) - (nearest(otherSide) ?? .infinity))
      for name in cells.names(side, of: spot) {
        guard let block = blocks.ofName[name] else { continue }
        let affinity =
          side == .left
          ? 1 : exp(Self.decay * (1 - rows(name))) * page.overlap(page.names[name].frame, frame)
        let pair = [places[spot], block]
        if affinity > links[pair]?.affinity ?? 0 {
          links[pair] = Link(
            block: block, spot: places[spot], affinity: affinity, detour: detour)
        }
      }
    }
    return Self.shared(
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
