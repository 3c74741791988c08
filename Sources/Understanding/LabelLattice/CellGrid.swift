/// Values that are printed above or below their names, in cells side by side.
///
/// The direction is a property of the whole panel. Where names are above their values, no name is below the last ones.
package struct CellGrid {
  /// For each value spot the names above it in its cell.
  private(set) var above: [Set<Int>]
  /// For each value spot the names below it in its cell.
  private(set) var below: [Set<Int>]
  /// The shares of values with names above, with names below and with a name to their left, `0 ... 1`.
  package private(set) var shares = (above: 0.0, below: 0.0, left: 0.0)
  /// A name and a value that are each other's nearest.
  package private(set) var pairs: [Pair] = []

  /// A name and a value in one cell.
  package struct Pair {
    var name: Int
    var spot: Int
    package var isNameAbove: Bool
    /// The pairs around it on the same side.
    package var fellows = 0
    /// The names and values around it that the other side leaves without a partner, less those that its own does.
    package var advantage = 0
  }

  /// Lines between a value and its name at most, in line heights.
  private static let reach = 0.6...4.2
  /// The share of the narrower one's width that a value and its name have in common at least.
  private static let overlap = 0.3

  package init(_ page: LatticePage) {
    above = Array(repeating: [], count: page.spots.count)
    below = above
    let names = page.names.indices.filter { Self.isName(page.names[$0]) }
    guard page.hasPlaces, !names.isEmpty else { return }
    let amounts = page.spots.indices.filter { Self.isAmount(page.spots[$0]) }
    var counts = (above: 0, below: 0, left: 0, all: 0)
    for index in page.spots.indices {
      let frame = page.spots[index].frame
      let room = Self.room(page, around: index, among: amounts)
      var hasLeft = false
      for name in names {
        let other = page.names[name].frame
        let rows = page.drop(from: other, to: frame) / page.height
        if abs(rows) < Self.reach.lowerBound,
          page.across(other).right < page.across(frame).left + Self.touch * page.height
        {
          hasLeft = true
        }
        guard Self.reach ~= abs(rows), Self.overlap(page, other, frame) else { continue }
        if rows > 0, rows < room.above { above[index].insert(name) }
        if rows < 0, -rows < room.below { below[index].insert(name) }
      }
      let hasCell = !above[index].isEmpty || !below[index].isEmpty
      guard Self.isAmount(page.spots[index]), hasLeft || hasCell else { continue }
      counts.all += 1
      if hasLeft { counts.left += 1 }
      if !above[index].isEmpty { counts.above += 1 }
      if !below[index].isEmpty { counts.below += 1 }
    }
    findPairs(page)
    let all = Double(max(1, counts.all))
    shares = (Double(counts.above) / all, Double(counts.below) / all, Double(counts.left) / all)
  }

  /// Finds the names and values that are each other's nearest, and what speaks for the side of each pair.
  private mutating func findPairs(_ page: LatticePage) {
    let sides = [true, false].map { nearestPairs(areNamesAbove: $0, page) }
    let spots = page.spots.indices.filter {
      Self.mayBeAmount(page.spots[$0]) && !(above[$0].isEmpty && below[$0].isEmpty)
    }
    let names = Set(spots.flatMap { above[$0].union(below[$0]) }).sorted()
    let paired = sides.map { (names: Set($0.map(\.name)), spots: Set($0.map(\.spot))) }
    for (side, own) in sides.enumerated() {
      for var pair in own {
        let place = page.spots[pair.spot].frame
        func isNear(_ frame: Frame) -> Bool {
          abs(page.drop(from: place, to: frame)) < Self.neighbourhood * page.height
        }
        let nearSpots = spots.filter { isNear(page.spots[$0].frame) }
        let nearNames = names.filter { isNear(page.names[$0].frame) }
        func unpaired(_ side: Int) -> Int {
          nearSpots.count { !paired[side].spots.contains($0) }
            + nearNames.count { !paired[side].names.contains($0) }
        }
        pair.advantage = unpaired(1 - side) - unpaired(side)
        pair.fellows = own.count { $0.spot != pair.spot && isNear(page.spots[$0.spot].frame) }
        pairs.append(pair)
      }
    }
  }

  /// The names and values of one side that are each other's nearest.
  private func nearestPairs(areNamesAbove: Bool, _ page: LatticePage) -> [Pair] {
    let cells = areNamesAbove ? above : below
    var nearestName: [Int: (name: Int, rows: Double)] = [:]
    var nearestSpot: [Int: (spot: Int, rows: Double)] = [:]
    for spot in cells.indices where Self.mayBeAmount(page.spots[spot]) {
      for name in cells[spot].sorted() {
        let rows = abs(
          page.drop(from: page.names[name].frame, to: page.spots[spot].frame) / page.height)
        if rows < nearestName[spot]?.rows ?? .infinity { nearestName[spot] = (name, rows) }
        if rows < nearestSpot[name]?.rows ?? .infinity { nearestSpot[name] = (spot, rows) }
      }
    }
    return cells.indices.compactMap { spot in
      guard let name = nearestName[spot]?.name, nearestSpot[name]?.spot == spot else { return nil }
      return Pair(name: name, spot: spot, isNameAbove: areNamesAbove)
    }
  }

  /// The pair of a name and a value, `nil` where another one is nearer to either.
  func pair(name: Int, spot: Int) -> Pair? {
    pairs.first { $0.spot == spot && $0.name == name }
  }

  /// Lines between the values of one grid at most, in line heights.
  private static let neighbourhood = 12.0

  /// Whether a value may be an amount whose unit was not read, or is printed with its name.
  private static func mayBeAmount(_ spot: ValueSpot) -> Bool {
    isAmount(spot)
      || spot.options[0].unitClass == .none && spot.digits <= 4 && !spot.isHeading && !spot.isGlued
  }

  /// The distance by which a name to the left may reach into its value, in line heights.
  private static let touch = 0.4

  /// Whether a name is of something measured, read well enough and rather than another phrase.
  private static func isName(_ name: NameSpot) -> Bool {
    switch name.kind {
    case .energy, .nutrient: name.strength > 2.5 && name.rival <= name.strength
    case .other: name.strength > 4 && name.rival <= name.strength
    case .topic: false
    }
  }

  /// Whether a value has a unit of nutrients and is no heading.
  private static func isAmount(_ spot: ValueSpot) -> Bool {
    switch spot.options[0].unitClass {
    case .mass, .percent, .kilojoule, .kilocalorie: !spot.isHeading
    case .none, .other: false
    }
  }

  /// The lines above and below a value up to the nearest amounts of the same columns, which end its cell.
  private static func room(
    _ page: LatticePage, around index: Int, among amounts: [Int]
  ) -> (above: Double, below: Double) {
    let frame = page.spots[index].frame
    var room = (above: reach.upperBound, below: reach.upperBound)
    for other in amounts where other != index {
      let rows = page.drop(from: page.spots[other].frame, to: frame) / page.height
      guard abs(rows) > reach.lowerBound, overlap(page, page.spots[other].frame, frame) else {
        continue
      }
      if rows > 0 {
        room.above = min(room.above, rows)
      } else {
        room.below = min(room.below, -rows)
      }
    }
    return room
  }

  /// Whether two frames share columns of the page.
  private static func overlap(_ page: LatticePage, _ first: Frame, _ second: Frame) -> Bool {
    let a = page.across(first)
    let b = page.across(second)
    let common = min(a.right, b.right) - max(a.left, b.left)
    return common > overlap * min(a.right - a.left, b.right - b.left)
  }
}
