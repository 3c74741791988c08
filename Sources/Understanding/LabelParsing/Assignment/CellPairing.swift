import Foundation
import LabelModel

/// Joins the values of a row in text that has lost its columns.
///
/// In a table with two columns every row has the same ratio, apart from rounding. Where enough
/// neighbours in the text have one ratio, neighbours with it are one row. A value that remains
/// alone has lost its partner, or is of a third column.
struct CellPairing {
  /// The values of each row, in the order of the text.
  private(set) var rows: [[Int]] = []
  /// The second column's amounts as a ratio of the first one's; `nil` without a table of two columns.
  private(set) var ratio: Double?
  /// Whether the text has a table of two columns.
  var hasPairs: Bool { ratio != nil }

  /// Neighbours that must agree on a ratio before it is believed.
  private static let support = 3
  /// Ratios that are tried at most, which keeps the time linear.
  private static let mostRatios = 40
  /// The share of the second amount up to which rounding leaves a ratio telling.
  private static let tight = 0.25

  private let values: [Cell]
  private let names: [Int]
  private let amounts: [Double]
  private let steps: [Double]

  /// Pairs `values`, each of which follows one of the text's `names`. The ratios of energies that
  /// follow each other support a ratio as well.
  init(_ values: [ValueMention], names: [Int], energyRatios: [Double], hasColumns: Bool) {
    self.values = values.map(Cell.init)
    self.names = names
    amounts = values.map { $0.amount ?? 0 }
    steps = values.map {
      pow(10, -Double($0.number.groups.count > 1 ? $0.number.groups[1].count : 0))
    }
    let ratios = Self.candidates(self.values, amounts)
    // The ratio that most neighbours follow, most of them in the order of the columns.
    var best: (ratio: Double, count: Int, forward: Int)?
    for ratio in ratios {
      var forward = energyRatios.count { abs($0 - ratio) <= 0.06 * ratio }
      var backward = 0
      var index = 0
      while index < values.count {
        let isForward = weight(index, index + 1, ratio) >= Self.telling
        let isBackward = !isForward && weight(index + 1, index, ratio) >= Self.telling
        forward += isForward ? 1 : 0
        backward += isBackward ? 1 : 0
        index += isForward || isBackward ? 2 : 1
      }
      let count = forward >= 2 ? forward + backward : forward
      if (count, forward) > (best?.count ?? 0, best?.forward ?? 0) {
        best = (ratio, count, forward)
      }
    }
    guard let best, best.count >= (hasColumns ? Self.support : Self.support + 1),
      best.count * 8 >= self.values.count(where: { $0.unit != nil || $0.hasFraction })
    else {
      rows = values.indices.map { [$0] }
      return
    }
    let ratio = refined(best.ratio, energyRatios)
    self.ratio = ratio
    rows = withThirdColumn(joined(ratio))
  }

  /// The facts of a value that pairing needs. They are few, since they are looked at over and over.
  private struct Cell {
    var line: Int
    var unit: NutrientUnit?
    var modifier: Modifier?
    var hasFraction: Bool

    init(_ value: ValueMention) {
      line = value.line
      unit = value.unit
      modifier = value.modifier
      hasFraction = value.number.groups.count > 1
    }
  }

  private static func candidates(_ values: [Cell], _ amounts: [Double]) -> [Double] {
    let ratios = values.indices.dropLast().flatMap { index -> [Double] in
      guard max(amounts[index], amounts[index + 1]) >= 1,
        min(amounts[index], amounts[index + 1]) > 0,
        values[index].modifier == nil, values[index + 1].modifier == nil,
        areNear(values[index], values[index + 1])
      else { return [] }
      let ratio = amounts[index + 1] / amounts[index]
      guard 0.02...20 ~= ratio, abs(ratio - 1) > 0.08 else { return [] }
      return [ratio, 1 / ratio]
    }.sorted()
    let step = ratios.count / mostRatios + 1
    return stride(from: step / 2, to: ratios.count, by: step).map { ratios[$0] }
  }

  /// The ratio as the largest numbers tell it: an energy, or the sums of the columns.
  private func refined(_ ratio: Double, _ energyRatios: [Double]) -> Double {
    if let energies = energyRatios.first(where: { abs($0 - ratio) <= 0.06 * ratio }) {
      return energies
    }
    var first = 0.0
    var second = 0.0
    for index in values.indices.dropLast() where weight(index, index + 1, ratio) >= Self.telling {
      first += amounts[index]
      second += amounts[index + 1]
    }
    return first > 0 ? second / first : ratio
  }

  // These weights and reaches were set by hand and judged together on 400 texts of another engine.
  /// The scores of a pair: its numbers determine the ratio, or rounding or "<" leaves the ratio
  /// possible. A shared name adds a bonus.
  private static let telling = 6
  private static let possible = 2
  private static let sameName = 1
  /// The bonus of a pair that only rounding keeps from the ratio.
  private static let exact = 3
  /// The greatest distance of a row's second value from its first, where recognition has read other
  /// rows between. Each value between takes as much of the pair's weight.
  private static let reach = 4
  private static let distance = 1

  /// The evidence that two values are one row, the second column's being `ratio` of the first
  /// one's. 0 for no row.
  private func weight(_ first: Int, _ second: Int, _ ratio: Double) -> Int {
    guard max(first, second) < values.count,
      Self.areNear(
        values[min(first, second)], values[max(first, second)], apart: abs(second - first))
    else { return 0 }
    // In a line of running text each value has its own name before it.
    if names[first] != names[second], values[first].line == values[second].line { return 0 }
    let expected = ratio * amounts[first]
    let slack = 0.6 * steps[second] + 0.6 * steps[first] * ratio + 0.03 * amounts[second]
    let bonus = names[first] == names[second] ? Self.sameName : 0
    // "<0.5" is anything below.
    switch (values[first].modifier == .lessThan, values[second].modifier == .lessThan) {
    case (true, true): return Self.possible + bonus
    case (true, false): return amounts[second] <= expected + slack ? Self.possible + bonus : 0
    case (false, true): return expected <= amounts[second] + slack ? Self.possible + bonus : 0
    case (false, false):
      guard abs(amounts[second] - expected) <= slack, amounts[first] > 0 || amounts[second] == 0
      else { return 0 }
      guard amounts[first] > 0, slack <= Self.tight * expected else {
        return Self.possible + bonus
      }
      let rounding = 0.5 * steps[second] + 0.5 * steps[first] * ratio + 0.01 * amounts[second]
      let isExact = abs(amounts[second] - expected) <= rounding
      return Self.telling + bonus + (isExact ? Self.exact : 0)
    }
  }

  /// Whether the first of a row's two values in the text is the first column's. It is not where
  /// only the other order keeps the ratio, or keeps it far better.
  private func isForward(_ index: Int, _ other: Int, _ ratio: Double) -> Bool {
    guard weight(index, other, ratio) > 0 else { return false }
    guard weight(other, index, ratio) > 0, values[index].modifier == nil,
      values[other].modifier == nil
    else { return true }
    let forward = abs(log(amounts[other] / (ratio * amounts[index])))
    let backward = abs(log(amounts[index] / (ratio * amounts[other])))
    return !(backward * 2 < forward)
  }

  /// The certainty that a row belongs to the table.
  enum Certainty {
    /// Its numbers tell the ratio.
    case sure
    /// Its numbers allow it, and its values stand together.
    case likely
    case unlikely
  }

  /// The certainty that `row` belongs to the table.
  func certainty(of row: [Int]) -> Certainty {
    guard let ratio, row.count > 1 else { return .unlikely }
    let pairs = zip(row, row.dropFirst())
    if pairs.contains(where: { weight($0, $1, ratio) >= Self.telling }) { return .sure }
    let areTogether = pairs.contains {
      names[$0] == names[$1] && values[$0].unit != nil && values[$1].unit != nil
    }
    return areTogether ? .likely : .unlikely
  }

  /// The rows: values in pairs so that most is explained, each column in its own order.
  private func joined(_ ratio: Double) -> [[Int]] {
    // The most that the rest explains, for each value and each set of values behind it taken as
    // second ones. With it, the distance of the value's partner, 0 for no partner.
    let sets = 1 << Self.reach
    var most = [Int](repeating: 0, count: (values.count + 1) * sets)
    var partner = [Int](repeating: 0, count: values.count * sets)
    for index in values.indices.reversed() {
      let weights = (1...Self.reach).map { step -> Int in
        let weight = weight(index, index + step, ratio)
        if step == 1, weight > 0 { return weight }
        // Far apart, or in the other order, only values that determine the ratio are a pair.
        let most = max(weight, self.weight(index + step, index, ratio))
        return most >= Self.telling ? most - step * Self.distance : 0
      }
      for taken in 0..<sets {
        let place = index * sets + taken
        most[place] = most[(index + 1) * sets + taken >> 1]
        if taken & 1 == 1 { continue }
        for (step, weight) in weights.enumerated() where weight > 0 {
          // The bit of the value itself is the lowest.
          let bit = 1 << (step + 1)
          guard taken < bit else { continue }
          let rest = most[(index + 1) * sets + (taken | bit) >> 1]
          if weight + rest >= most[place] {
            most[place] = weight + rest
            partner[place] = step + 1
          }
        }
      }
    }
    var rows: [[Int]] = []
    var taken = 0
    for index in values.indices {
      let step = partner[index * sets + taken & (sets - 1)]
      if taken & 1 == 0 {
        rows.append(
          step == 0
            ? [index]
            : isForward(index, index + step, ratio)
              ? [index, index + step] : [index + step, index])
      }
      taken = (taken & 1 == 0 && step > 0 ? taken | 1 << step : taken) >> 1
    }
    return rows
  }

  /// The rows with the lone value behind each pair added, or the one before it, where most pairs
  /// have one. A column for a portion with milk, for example, keeps no ratio.
  private func withThirdColumn(_ rows: [[Int]]) -> [[Int]] {
    func belongs(_ row: Int, to pair: Int, ratherThan other: Int) -> Bool {
      guard rows.indices.contains(pair), rows[pair].count == 2, rows[row].count == 1 else {
        return false
      }
      let own = gap(rows[row], rows[pair])
      guard own <= 3 else { return false }
      guard rows.indices.contains(other) else { return true }
      return rows[other].count == 2 && own < gap(rows[row], rows[other])
    }
    let pairs = rows.count { $0.count == 2 }
    for step in [-1, 1] {
      let thirds = rows.indices.filter { belongs($0, to: $0 + step, ratherThan: $0 - step) }
      guard thirds.count >= Self.support, thirds.count * 5 >= pairs * 3 else { continue }
      var result = rows
      for row in thirds {
        result[row + step] = step < 0 ? rows[row + step] + rows[row] : rows[row] + rows[row + step]
        result[row] = []
      }
      return result.filter { !$0.isEmpty }
    }
    return rows
  }

  /// The lines between two rows.
  private func gap(_ one: [Int], _ other: [Int]) -> Int {
    let own = one.map { values[$0].line }
    let others = other.map { values[$0].line }
    return max(
      (others.min() ?? 0) - (own.max() ?? 0), (own.min() ?? 0) - (others.max() ?? 0), 0)
  }

  /// Whether two values may be one row's: they stand close and have units that go together.
  private static func areNear(
    _ one: Cell, _ other: Cell, apart: Int = 1
  ) -> Bool {
    other.line - one.line <= 4 + apart
      && (one.unit == other.unit || one.unit == nil || other.unit == nil)
  }
}
