/// A thin line that is followed from strip to strip.
///
/// Its limits are set by hand on the open photos. `training/understanding/README.md` has what the rules of tables gain.
struct RuleChain {
  /// The strips and rows of its places, from the left.
  private(set) var places: [(strip: Int, row: Float)]
  /// Its fall from one strip to the next, in rows.
  private var slope: Float = 0
  private var sure = 1

  private init(strip: Int, row: Float) {
    places = [(strip, row)]
  }

  /// The strips of a rule at least: six line heights, at twenty rows to a line.
  private static let leastLength = 12
  /// The shares of its strips in which it is seen at least, and seen surely.
  private static let leastSeen = 0.75
  private static let leastSure = 0.6
  /// Strips without a sight from which a line has ended.
  private static let longestGap = 3
  /// The rows that a line falls or rises from strip to strip at most.
  private static let steepest: Float = 0.3 * Float(ThinLines.width)

  /// Follows all lines of a picture from left to right.
  static func follow(_ lines: ThinLines) -> [RuleChain] {
    var live: [RuleChain] = []
    var ended: [RuleChain] = []
    for (strip, places) in lines.strips.enumerated() {
      var links: [(cost: Float, chain: Int, place: Int)] = []
      for (index, chain) in live.enumerated() {
        chain.addLinks(&links, index, to: places, in: strip)
      }
      links.sort { ($0.cost, $0.chain, $0.place) < ($1.cost, $1.chain, $1.place) }
      var isLinked = [Bool](repeating: false, count: live.count)
      var isTaken = [Bool](repeating: false, count: places.count)
      for link in links where !isLinked[link.chain] && !isTaken[link.place] {
        isLinked[link.chain] = true
        isTaken[link.place] = true
        live[link.chain].append(places[link.place], in: strip)
      }
      for (index, place) in places.enumerated() where place.isSure && !isTaken[index] {
        live.append(RuleChain(strip: strip, row: place.row))
      }
      ended += live.filter { strip - $0.last.strip >= longestGap && $0.isRule }
      live.removeAll { strip - $0.last.strip >= longestGap }
    }
    return ended + live.filter(\.isRule)
  }

  private var last: (strip: Int, row: Float) { places[places.count - 1] }

  private var isRule: Bool {
    let length = last.strip - places[0].strip + 1
    return length >= Self.leastLength && Double(places.count) >= Self.leastSeen * Double(length)
      && Double(sure) >= Self.leastSure * Double(length)
  }

  /// Adds the places that may continue the line, with the rows by which they miss its course.
  private func addLinks(
    _ links: inout [(cost: Float, chain: Int, place: Int)], _ index: Int,
    to strip: [ThinLines.Place], in number: Int
  ) {
    let gap = Float(number - last.strip)
    let course = last.row + slope * gap
    let reach = places.count < 3 ? 1 + 0.6 * gap : 0.9 + 0.35 * gap
    // The first place at or below the upper end.
    var (low, high) = (0, strip.count)
    while low < high {
      let middle = (low + high) / 2
      if strip[middle].row < course - reach { low = middle + 1 } else { high = middle }
    }
    while low < strip.count, strip[low].row <= course + reach {
      if abs(strip[low].row - last.row) <= Self.steepest * gap {
        let bonus = 0.02 * Float(places.count)
        links.append((abs(strip[low].row - course) + 0.5 * (gap - 1) - bonus, index, low))
      }
      low += 1
    }
  }

  private mutating func append(_ place: ThinLines.Place, in strip: Int) {
    let fall = (place.row - last.row) / Float(strip - last.strip)
    let weight: Float = places.count > 2 ? 0.35 : 0.6
    slope = (1 - weight) * slope + weight * fall
    places.append((strip, place.row))
    if place.isSure { sure += 1 }
  }

  /// Its row in each strip from its first to its last, in the picture's pixels, with jumps evened out.
  var rows: [Float] {
    var even = places.map(\.row)
    for _ in 0..<2 {
      let before = even
      for index in even.indices.dropFirst().dropLast() {
        even[index] = (before[index - 1] + 2 * before[index] + before[index + 1]) / 4
      }
    }
    var rows: [Float] = []
    for (index, place) in places.enumerated() {
      if let previous = rows.last, index > 0 {
        let gap = place.strip - places[index - 1].strip
        for step in 1..<max(1, gap) {
          rows.append(previous + (even[index] - previous) * Float(step) / Float(gap))
        }
      }
      rows.append(even[index])
    }
    return rows
  }
}
