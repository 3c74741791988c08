import Foundation
import LabelModel

/// Gives values to names by their order in the text, for text without a picture.
///
/// Another engine's text has a row's name and value on lines of their own, at times a value before its name, two names
/// before their two values, or a value in the middle of its name in three languages. What survives is the order: so the
/// cheapest monotone alignment of names and values is taken, as for two strings.
struct StreamAssignment {
  let order: ReadingOrder
  let subject: Subject
  /// The energies on the page in kcal.
  let energies: [Double]
  /// The values of each row, by their index.
  let rows: [[Int]]
  private let hasPairs: Bool
  /// What the alignment needs to know of each row.
  let cells: [Cell]
  /// The cost of each name without value.
  private let lost: [Int]
  /// Where each group's nutrient stands among amounts.
  private let places: [Int?]
  /// Cost of a second value in a row: of a table with columns, or of one without.
  private let secondColumn: Int
  private let unitsArePrinted: Bool

  init(order: ReadingOrder, subject: Subject, energies: [Double], energyRatios: [Double]) {
    self.order = order
    self.subject = subject
    let hasColumns = order.hasColumns
    // An analysis of pet food has one column; its equal ratios are chance.
    let pairing = CellPairing(
      order.values, names: order.natural, energyRatios: subject == .food ? energyRatios : [],
      hasColumns: subject == .food && hasColumns)
    hasPairs = pairing.hasPairs
    self.energies = Self.firstColumn(energies, ratio: pairing.ratio)
    rows = Self.tableRows(pairing, order)
    cells = rows.map { row in
      var cell = Cell(
        order.values[row[0]], natural: order.natural[row[0]], letters: order.lettersBefore[row[0]])
      // The unit of one cell is that of its row.
      cell.unit = cell.unit ?? row.lazy.compactMap { order.values[$0].unit }.first
      cell.certainty = pairing.certainty(of: row)
      return cell
    }
    places = order.groups.map { $0.nutrient.map(NutrientAmounts.place) }
    lost = order.groups.indices.map { Self.lostCost($0, order.groups) }
    unitsArePrinted = order.unitsArePrinted
    secondColumn = hasColumns && !hasPairs ? 2 : 12
  }

  /// The value that stands for a row: its first.
  private func value(_ row: Int) -> ValueMention { order.values[rows[row][0]] }

  /// What the alignment needs to know of a row's first value.
  struct Cell {
    var unit: NutrientUnit?
    var line: Int
    var natural: Int
    var letters: Int
    var isHundred: Bool
    /// Whether its partner in the other column confirms that it is of a table.
    var certainty = CellPairing.Certainty.unlikely
    /// The number, as far as arithmetic may rely on it.
    var amount: Double?

    init(_ value: ValueMention, natural: Int, letters: Int) {
      unit = value.unit
      line = value.line
      isHundred = value.isHundred
      self.natural = natural
      self.letters = letters
      // "119" may be "11 g": such a number tells nothing here.
      let mayHoldUnit = unit == nil && value.number.digits.last.map { "98".contains($0) } ?? false
      // "09" is none at all.
      let isZero = mayHoldUnit && value.number.groups.count == 1 && value.number.digits.first == "0"
      amount = isZero ? 0 : mayHoldUnit ? nil : value.amount
    }
  }

  /// Cost of a name without value; of a value without name. A damaged text misses names and values alike.
  private static let lostName = 10
  private static let lostValue = 9
  /// In a table of pairs a value alone is hardly a row, and a pair that tells the ratio hardly anything else.
  private static let lostSingle = 5
  private static let lostPair = 14
  /// How far from its natural place a value may be assigned, in names.
  private let reach = 3
  /// The groups that a row is compared with: those near its natural one, which keeps the time linear.
  private var width: Int { 2 * reach + 4 }
  /// Ways to the same place that are followed, and how much dearer than the cheapest one they may be.
  private static let mostWays = 30
  private static let widest = 48
  /// Rows beyond which only the cheapest way is followed: no table has as many.
  private static let longest = 120
  /// Rows after which what lies behind is settled.
  private static let block = 1_000
  /// The difference in cost that makes one of two ways e times as likely.
  private static let temperature = 3.0

  /// A way to align the first rows and names; its last step, and the way that it goes on from.
  private struct Way {
    var cost: Int
    var before: Int
    var row: Int
    var group: Int
    /// The values that the last step gave to the group before, 0 for a step that skips.
    var columns = 0
    /// Whether the last step skipped a value: names are skipped before values, so that no two ways are the same.
    var skippedValue = false
    /// How many names the last value stood behind its own.
    var offset = 0
    /// The way to the same place that was found before, -1 for none.
    var next = -1
  }

  /// The links of the likeliest alignment.
  ///
  /// The cheapest alignments are found first, as for two strings; the arithmetic of what they say decides among them. A
  /// link is as certain as the share of the alignments that have it.
  func links() -> [Link] {
    let groups = order.groups
    guard !groups.isEmpty, !rows.isEmpty else { return [] }
    let (settled, ways, last) = alignments()
    guard let cheapest = last.map({ ways[$0].cost }).min() else { return [] }
    let arithmetic = TableArithmetic(energies: energies)
    let candidates = last.map { end -> (matches: [Match], weight: Double) in
      let matches = settled + matches(ways, end)
      var likelihood = 1.0
      if subject == .food {
        var (amounts, contradictions) = amounts(matches)
        for row in unnamedRows(matches, arithmetic) {
          amounts[NutrientAmounts.place(row.nutrient)] = cells[row.row].amount
        }
        likelihood =
          arithmetic.likelihood(amounts) * pow(Self.contradicted, Double(min(contradictions, 8)))
      }
      return (matches, likelihood * exp(Double(cheapest - ways[end].cost) / Self.temperature))
    }
    guard let best = candidates.max(by: { $0.weight < $1.weight }) else { return [] }
    let total = candidates.reduce(0) { $0 + $1.weight }
    var shares: [Match: Double] = [:]
    for candidate in candidates {
      for match in candidate.matches {
        shares[Match(row: match.row, group: match.group, columns: 1), default: 0] +=
          candidate.weight / total
      }
    }
    let unnamed = subject == .food ? unnamedRows(best.matches, arithmetic) : []
    return unnamed.flatMap(links)
      + Self.without(unnamed, best.matches).flatMap { match -> [Link] in
        let share = shares[Match(row: match.row, group: match.group, columns: 1)] ?? 0
        let certainty = certainty(match.row, match.group) * pow(min(1, share), Self.caution)
        let cells = rows[match.row..<(match.row + match.columns)].joined()
        return cells.enumerated().map { column, cell in
          Link(
            group: order.groups[match.group], value: order.values[cell], column: column,
            // In a table of pairs a value alone may be of either column.
            certainty: hasPairs && cells.count == 1 ? 0.6 * certainty : certainty)
        }
      }
  }

  /// How likely two rows of one nutrient with different amounts are.
  private static let contradicted = 0.15

  /// How fast certainty falls with the share of the alignments.
  private static let caution = 2.0

  /// Values given to a name: the first of their rows, and how many.
  struct Match: Hashable {
    var row: Int
    var group: Int
    var columns: Int
  }

  /// All ways, and of those that reach the end the cheapest ones; and the matches that all of them begin with.
  private func alignments() -> (settled: [Match], ways: [Way], last: [Int]) {
    let groups = order.groups
    let most = rows.count > Self.longest ? 1 : Self.mostWays
    let bases = (0...rows.count).map { row in
      max(0, (row < rows.count ? cells[row].natural : groups.count - 1) - reach - 1)
    }
    var skipped = [0]
    for cost in lost { skipped.append((skipped.last ?? 0) + cost) }
    var ways: [Way] = []
    var settled: [Match] = []
    // For each row and group the ways there; a row's are dropped once it is left behind, and a step leads over few.
    let depth = 8
    var newest = [Int](repeating: -1, count: depth * width)
    func place(_ row: Int, _ slot: Int) -> Int { row % depth * width + slot }
    func reachPlace(_ way: Way) {
      var way = way
      if way.group < bases[way.row] {
        // The row's window has moved on: the names in between are skipped.
        way.cost += skipped[bases[way.row]] - skipped[way.group]
        way.group = bases[way.row]
        way.skippedValue = false
      }
      let slot = way.group - bases[way.row]
      guard slot < width, way.group <= groups.count else { return }
      way.next = newest[place(way.row, slot)]
      newest[place(way.row, slot)] = ways.count
      ways.append(way)
    }
    reachPlace(Way(cost: 0, before: -1, row: 0, group: 0))
    var last: [Int] = []
    for row in 0...rows.count {
      if row > 0, row % Self.block == 0 {
        // No label is as long: what lies behind is settled, so that memory does not grow with the text.
        let here = (0..<width).flatMap { Self.chain(newest[place(row, $0)], ways) }
        guard let best = cheapest(here, ways, 1).first else { continue }
        var way = ways[best]
        settled += matches(ways, best)
        way.before = -1
        way.columns = 0
        ways = []
        for index in newest.indices { newest[index] = -1 }
        reachPlace(way)
      }
      for slot in 0..<width where newest[place(row, slot)] >= 0 {
        let group = bases[row] + slot
        let kept = cheapest(Self.chain(newest[place(row, slot)], ways), ways, most)
        newest[place(row, slot)] = -1
        if row == rows.count, group == groups.count { last = kept }
        let price = row < rows.count && group < groups.count ? price(row, group) : nil
        for index in kept {
          let way = ways[index]
          var next = Way(cost: 0, before: index, row: row, group: group + 1)
          next.offset = way.offset
          let isFirstChance = row == 0 || group + 1 > bases[row - 1] + width - 1
          if group < groups.count, !way.skippedValue || isFirstChance {
            next.cost = way.cost + lost[group]
            next.skippedValue = way.skippedValue
            reachPlace(next)
          }
          guard row < rows.count else { continue }
          next.row = row + 1
          next.group = group
          next.cost = way.cost + skipCost(row)
          next.skippedValue = true
          reachPlace(next)
          guard let price else { continue }
          let offset = cells[row].natural - group
          next.skippedValue = false
          next.offset = offset
          next.group = group + 1
          next.columns = 1
          next.cost = way.cost + price + slipCost(offset, after: way.offset)
          reachPlace(next)
          while next.columns < 4, row + next.columns < rows.count, rows[row].count == 1,
            rows[row + next.columns].count == 1,
            cells[row + next.columns].natural == cells[row].natural,
            cells[row + next.columns].unit == cells[row].unit
              || cells[row + next.columns].unit == .gram
          {
            next.cost += secondColumn + (offset == 0 ? 0 : 2)
            next.columns += 1
            next.row += 1
            reachPlace(next)
          }
        }
      }
    }
    return (settled, ways, last)
  }

  /// The ways to one place, the newest first.
  private static func chain(_ newest: Int, _ ways: [Way]) -> [Int] {
    var chain: [Int] = []
    var index = newest
    while index >= 0 {
      chain.append(index)
      index = ways[index].next
    }
    return chain
  }

  /// The cheapest of the ways to one place.
  private func cheapest(_ indices: [Int], _ ways: [Way], _ most: Int) -> [Int] {
    guard indices.count > 1 else { return indices }
    if most == 1 {
      return indices.min { (ways[$0].cost, $0) < (ways[$1].cost, $1) }.map { [$0] } ?? []
    }
    // By cost, then by age: both in one number, which is sorted in a third of the time.
    var sorted = indices.map { ways[$0].cost << 32 | $0 }
    sorted.sort()
    let limit = (sorted[0] >> 32) + Self.widest
    // Of each slip some, so that the many ways of one do not crowd out the others.
    var counts = [Int](repeating: 0, count: 2 * reach + 1)
    var kept: [Int] = []
    for key in sorted where key >> 32 <= limit {
      let index = key & 0xFFFF_FFFF
      counts[ways[index].offset + reach] += 1
      if counts[ways[index].offset + reach] <= most { kept.append(index) }
    }
    return kept
  }

  private func matches(_ ways: [Way], _ end: Int) -> [Match] {
    var matches: [Match] = []
    var index = end
    while index >= 0 {
      let way = ways[index]
      if way.columns > 0 {
        let before = ways[way.before]
        matches.append(Match(row: before.row, group: before.group, columns: way.columns))
      }
      index = way.before
    }
    return matches.reversed()
  }

  /// What an alignment says of the first column.
  func amounts(_ matches: [Match]) -> (amounts: NutrientAmounts, contradictions: Int) {
    var amounts = NutrientAmounts()
    var contradictions = 0
    for match in matches {
      guard let place = places[match.group], let amount = cells[match.row].amount else { continue }
      if let known = amounts[place] {
        if known != amount { contradictions += 1 }
      } else {
        amounts[place] = amount
      }
    }
    return (amounts, contradictions)
  }

  /// How far apart the names of one row may stand that several languages have torn apart, in names and in lines.
  private static let repeats = 6
  private static let oneTable = 15

  private static func lostCost(_ index: Int, _ groups: [NameGroup]) -> Int {
    let meaning = groups[index].meaning
    // A name that goes on in another language has its value beside one of the two.
    let line = groups[index].mentions[0].line
    let nearby = max(0, index - repeats)..<min(groups.count, index + repeats + 1)
    let isRepeated = nearby.contains {
      $0 != index && groups[$0].meaning == meaning
        && abs(groups[$0].mentions[0].line - line) <= Self.oneTable
    }
    if isRepeated { return 2 }
    switch meaning {
    case .energy, .other: return 0
    case .nutrient: return groups[index].likeness > 0.85 ? lostName : lostName / 2
    }
  }

  /// The cost of leaving out a row; in a table of pairs a value alone is hardly one.
  private func skipCost(_ row: Int) -> Int {
    if cells[row].unit == nil { return 2 }
    if !hasPairs { return Self.lostValue }
    switch cells[row].certainty {
    case .sure: return Self.lostPair
    case .likely: return Self.lostValue
    case .unlikely: return Self.lostSingle
    }
  }

  /// The cost of giving a value to a group, `nil` when it cannot be.
  private func price(_ row: Int, _ index: Int) -> Int? {
    let cell = cells[row]
    let distance = cell.natural - index
    guard abs(distance) <= reach else { return nil }
    let group = order.groups[index]
    guard Fitness.fits(value(row), group.meaning, subject: subject) else { return nil }
    let gap = lineGap(cell.line, group)
    var cost = min(12, max(0, gap - 1))
    // "Calories 230" needs no unit.
    if cell.unit == nil, group.meaning != .energy { cost += 4 }
    if distance == 0, let last = group.mentions.last, last.segments.last?.line == cell.line {
      cost -= 3
    }
    if case .other = group.meaning { cost = max(cost, 1) }
    if cell.isHundred, distance != 0 || gap > 0 { return nil }
    if subject == .petFood {
      // An analysis is running text or a row: between name and value stand a bound and leaders at most.
      guard distance == 0, gap <= 2 else { return nil }
      guard cell.unit != nil || !unitsArePrinted else { return nil }
      guard cell.letters <= 24 else { return nil }
      cost += cell.letters / 8
    }
    return gap > 14 ? nil : cost
  }
}
