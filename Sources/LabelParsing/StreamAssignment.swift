import Foundation
import LabelModel

/// A value and the row it belongs to.
struct Link: Sendable {
  var group: NameGroup
  var value: ValueMention
  /// Which of the row's columns, from 0.
  var column: Int
  /// How certain the place makes it, `0 ... 1`.
  var certainty: Double
}

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
  private let rows: [[Int]]
  private let hasPairs: Bool

  init(order: ReadingOrder, subject: Subject, energies: [Double]) {
    self.energies = energies
    self.order = order
    self.subject = subject
    // An analysis of pet food has one column; its equal ratios are chance.
    let pairing = CellPairing(order.values, hasColumns: subject == .food && order.hasColumns)
    hasPairs = pairing.hasPairs
    rows = pairing.rows
  }

  /// The value that stands for a row: its first.
  private func value(_ row: Int) -> ValueMention { order.values[rows[row][0]] }
  private func natural(_ row: Int) -> Int { order.natural[rows[row][0]] }

  /// Cost of a name without value; of a value without name. A damaged text misses names and values alike.
  private let lostName = 10
  private let lostValue = 9
  /// Cost of a second value in a row: of a table with columns, or of one without.
  private var secondColumn: Int { order.hasColumns && !hasPairs ? 2 : lostValue }
  /// How far from its natural place a value may be assigned, in names.
  private let reach = 3
  /// The groups that a row is compared with: those near its natural one, which keeps the time linear.
  private var width: Int { 2 * reach + 4 }
  /// Ways to the same place that are followed, and how much dearer than the cheapest one they may be.
  private static let mostWays = 20
  private static let widest = 36
  /// Rows beyond which only the cheapest way is followed: no table has as many.
  private static let longest = 120
  /// The difference in cost that makes one of two ways e times as likely.
  private static let temperature = 4.0

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
  }

  /// The links of the likeliest alignment.
  ///
  /// The cheapest alignments are found first, as for two strings; the arithmetic of what they say decides among them. A
  /// link is as certain as the share of the alignments that have it.
  func links() -> [Link] {
    let groups = order.groups
    guard !groups.isEmpty, !rows.isEmpty else { return [] }
    let (ways, last) = alignments()
    guard let cheapest = last.map({ ways[$0].cost }).min() else { return [] }
    let arithmetic = TableArithmetic(energies: energies)
    let candidates = last.map { end -> (matches: [Match], weight: Double) in
      let matches = matches(ways, end)
      var likelihood = 1.0
      if subject == .food {
        let (amounts, contradictions) = amounts(matches)
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
    return best.matches.flatMap { match -> [Link] in
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
  private struct Match: Hashable {
    var row: Int
    var group: Int
    var columns: Int
  }

  /// All ways, and of those that reach the end the cheapest ones.
  private func alignments() -> (ways: [Way], last: [Int]) {
    let groups = order.groups
    let most = rows.count > Self.longest ? 1 : Self.mostWays
    let bases = (0...rows.count).map { row in
      max(0, (row < rows.count ? natural(row) : groups.count - 1) - reach - 1)
    }
    var skipped = [0]
    let lost = groups.indices.map(lostCost)
    for cost in lost { skipped.append((skipped.last ?? 0) + cost) }
    var ways: [Way] = []
    // For each row and group the ways there; a row's are dropped once it is left behind.
    var cells = [[[Int]]](repeating: [], count: rows.count + 1)
    for row in cells.indices { cells[row] = [[Int]](repeating: [], count: width) }
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
      cells[way.row][slot].append(ways.count)
      ways.append(way)
    }
    reachPlace(Way(cost: 0, before: -1, row: 0, group: 0))
    for row in 0...rows.count {
      for slot in 0..<width where !cells[row][slot].isEmpty {
        let group = bases[row] + slot
        let kept = cheapest(cells[row][slot], ways, most)
        cells[row][slot] = kept
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
          next.cost = way.cost + valueCost(value(row))
          next.skippedValue = true
          reachPlace(next)
          guard group < groups.count, let price = price(row, group) else { continue }
          let offset = natural(row) - group
          next.skippedValue = false
          next.offset = offset
          next.group = group + 1
          next.columns = 1
          next.cost = way.cost + price + slipCost(offset, after: way.offset)
          reachPlace(next)
          while next.columns < 4, row + next.columns < rows.count,
            natural(row + next.columns) == natural(row),
            value(row + next.columns).unit == value(row).unit
              || value(row + next.columns).unit == .gram
          {
            next.cost += secondColumn + (offset == 0 ? 0 : 2)
            next.columns += 1
            next.row += 1
            reachPlace(next)
          }
        }
      }
    }
    let end = groups.count - bases[rows.count]
    return (ways, end < width ? cheapest(cells[rows.count][end], ways, most) : [])
  }

  /// The cheapest of the ways to one place.
  private func cheapest(_ indices: [Int], _ ways: [Way], _ most: Int) -> [Int] {
    guard indices.count > 1 else { return indices }
    if most == 1 {
      return indices.min { (ways[$0].cost, $0) < (ways[$1].cost, $1) }.map { [$0] } ?? []
    }
    let sorted = indices.sorted { (ways[$0].cost, $0) < (ways[$1].cost, $1) }
    let limit = ways[sorted[0]].cost + Self.widest
    // Of each slip some, so that the many ways of one do not crowd out the others.
    var counts = [Int](repeating: 0, count: 2 * reach + 1)
    return sorted.prefix { ways[$0].cost <= limit }.filter { index in
      counts[ways[index].offset + reach] += 1
      return counts[ways[index].offset + reach] <= most
    }
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
  private func amounts(
    _ matches: [Match]
  ) -> (amounts: [Nutrient: Double], contradictions: Int) {
    var amounts: [Nutrient: Double] = [:]
    var contradictions = 0
    for match in matches {
      let value = value(match.row)
      // "119" may be "11 g": such a number tells nothing here.
      if value.unit == nil, value.number.digits.last.map({ "98".contains($0) }) ?? false {
        continue
      }
      guard let nutrient = order.groups[match.group].nutrient, let amount = value.value
      else { continue }
      let number = NSDecimalNumber(decimal: amount).doubleValue
      if let known = amounts[nutrient] {
        if known != number { contradictions += 1 }
      } else {
        amounts[nutrient] = number
      }
    }
    return (amounts, contradictions)
  }

  /// The cost of a value that stands `offset` names behind its own, where the value before stood `last` behind.
  ///
  /// A slip goes on: what was lost moves all that follows.
  private func slipCost(_ offset: Int, after last: Int) -> Int {
    let change = offset - last
    return 2 * abs(offset) + (offset == 0 ? 0 : change > 0 ? 3 * change : -5 * change)
  }

  private func lostCost(_ index: Int) -> Int {
    let group = order.groups[index]
    // A name that goes on in another language has its value beside one of the two.
    let nearby = max(0, index - 2)..<min(order.groups.count, index + 3)
    let isRepeated = nearby.contains { $0 != index && order.groups[$0].meaning == group.meaning }
    if isRepeated { return 2 }
    switch group.meaning {
    case .energy, .other: return 0
    case .nutrient: return group.likeness > 0.85 ? lostName : lostName / 2
    }
  }

  private func valueCost(_ value: ValueMention) -> Int {
    value.unit == nil ? 2 : lostValue
  }

  /// The cost of giving a value to a group, `nil` when it cannot be.
  private func price(_ row: Int, _ index: Int) -> Int? {
    let group = order.groups[index]
    let value = value(row)
    guard Fitness.fits(value, group.meaning, subject: subject) else { return nil }
    let distance = natural(row) - index
    guard abs(distance) <= reach else { return nil }
    var cost = min(12, max(0, lineGap(value, group) - 1))
    if value.unit == nil { cost += 4 }
    if distance == 0, let last = group.mentions.last, last.segments.last?.line == value.line {
      cost -= 3
    }
    if case .other = group.meaning { cost = max(cost, 1) }
    if value.isHundred, distance != 0 || lineGap(value, group) > 0 { return nil }
    if subject == .petFood {
      // An analysis is running text or a row: between name and value stand a bound and leaders at most.
      guard distance == 0, lineGap(value, group) <= 2 else { return nil }
      guard value.unit != nil || !order.unitsArePrinted else { return nil }
      let between = order.lettersBefore[rows[row][0]]
      guard between <= 24 else { return nil }
      cost += between / 8
    }
    return lineGap(value, group) > 14 ? nil : cost
  }

  private func lineGap(_ value: ValueMention, _ group: NameGroup) -> Int {
    var least = Int.max
    for mention in group.mentions {
      for segment in mention.segments { least = min(least, abs(segment.line - value.line)) }
    }
    return least
  }

  private func certainty(_ row: Int, _ index: Int) -> Double {
    let distance = abs(natural(row) - index)
    let gap = lineGap(value(row), order.groups[index])
    let place = [0.97, 0.88, 0.82, 0.75][min(distance, 3)]
    return max(0.3, place - 0.015 * Double(max(0, gap - 1)))
  }
}

/// Whether a value can be a nutrient's at all.
enum Fitness {
  /// By unit and size; a gram of every 100 g is the limit for everything that is mass.
  static func fits(_ value: ValueMention, _ meaning: RowMeaning, subject: Subject) -> Bool {
    guard !value.isForeign else { return false }
    guard case .nutrient(let nutrient) = meaning else {
      return meaning == .other || value.unit == nil
    }
    // "100 g" heads a column; only a pure food is made of 100 g of something.
    if value.isHundred, !pure.contains(nutrient) { return false }
    switch (subject, value.unit) {
    case (.petFood, .percent), (.petFood, .gramPerKilogram), (.petFood, .milligramPerKilogram):
      return true
    case (.petFood, .internationalUnitPerKilogram):
      return nutrient == .vitaminA || nutrient == .vitaminD || nutrient == .vitaminE
    case (_, nil): return value.number.groups.count == 2 || value.number.digits.count <= 3
    case (.petFood, _): return false
    case (.food, .gram): return true
    case (.food, .milligram), (.food, .microgram): return !macros.contains(nutrient)
    case (.food, _): return false
    }
  }

  /// What oil, sugar, syrup and table salt consist of.
  private static let pure: Set<Nutrient> = [.fat, .carbohydrates, .sugars, .salt]

  /// Nutrients that no label states in milligrams.
  private static let macros: Set<Nutrient> = [
    .fat, .saturatedFat, .monounsaturatedFat, .polyunsaturatedFat, .carbohydrates, .sugars,
    .addedSugars, .polyols, .starch, .fiber, .protein,
  ]
}
