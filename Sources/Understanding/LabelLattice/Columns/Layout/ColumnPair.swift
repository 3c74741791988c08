/// Two columns of one product: each row of the one is the other's times one ratio.
package enum ColumnPair {
  /// The features of two panels taken together.
  package enum Factor: Int, CaseIterable, Sendable {
    case scores, printedRatio, steadyRatio, outOfRatio, servingRatio
  }

  /// The weights that fitting begins with.
  package static let start: [Double] = [1, 0.2, 0.2, -0.6, 0.4]
  /// Panels of each column that are weighed together.
  static let depth = 14

  /// Two panels with their features.
  package struct Member: Sendable {
    package var features: [Double]
    package var whole: Panel
    package var part: Panel
    /// Whether both have the same amounts: one column that is printed twice, and no serving's.
    package var isOneColumn: Bool
    /// The ratio of most rows; `nil` where fewer than three rows have one.
    var ratio: Double?

    /// Compares a value of each column, of one nutrient.
    func comparison(
      _ whole: PanelCandidate, _ part: PanelCandidate, sizes: [Double]
    ) -> Comparison {
      Comparison(
        confirms: ColumnPair.confirms(whole, part, sizes: sizes),
        contradicts: ColumnPair.differs(whole, part, ratio: ratio))
    }
  }

  /// The support of one column's value for the other's.
  struct Comparison {
    /// Whether a printed size explains their ratio.
    var confirms: Bool
    /// Whether most rows have another ratio.
    var contradicts: Bool
  }

  /// The best panels of two columns in all combinations.
  package static func members(
    _ wholes: [Panel], _ parts: [Panel], sizes: [Double], servings: [Double]
  ) -> [Member] {
    wholes.prefix(depth).flatMap { whole in
      parts.prefix(depth).map { part in
        let (features, ratio) = rows(whole, part, sizes: sizes, servings: servings)
        return Member(
          features: [whole.score + part.score] + features, whole: whole, part: part,
          isOneColumn: isOneColumn(whole, part), ratio: ratio)
      }
    }
  }

  /// Whether most rows of two panels have the same amount. Only a serving of 100 g has the amounts of 100 g.
  static func isOneColumn(_ whole: Panel, _ part: Panel) -> Bool {
    var rows = 0
    var equal = 0
    for case (let x?, let y?) in zip(whole.values, part.values)
    where x.amount > 0 && y.amount > 0 && x.option.modifier == nil && y.option.modifier == nil {
      rows += 1
      if isSameAmount(x.amount, y.amount) { equal += 1 }
    }
    return equal >= leastRows && 2 * equal > rows
  }

  /// Whether two panels have the same amounts, and one of them is of another nutrient in each.
  ///
  /// They are of one table in two languages. The amounts of one of them are beside the names of other rows.
  static func areShifted(_ first: Panel, _ second: Panel) -> Bool {
    guard isOneColumn(first, second) else { return false }
    func keys(of amount: Double, in panel: Panel) -> Set<Int> {
      Set(
        panel.values.indices.filter { key in
          panel.values[key].map { isSameAmount($0.amount, amount) } ?? false
        })
    }
    return second.values.contains { value in
      guard let amount = value?.amount, amount > 0 else { return false }
      let own = keys(of: amount, in: first)
      return !own.isEmpty && own.isDisjoint(with: keys(of: amount, in: second))
    }
  }

  /// The ratio of most rows of two panels, at least three of them; `nil` where they have none.
  static func ratio(_ whole: Panel, _ part: Panel) -> Double? {
    rows(whole, part, sizes: [], servings: []).ratio
  }

  /// Whether a fifth of the rows of two panels, and two at least, have another ratio than the others.
  static func isOutOfRatio(_ whole: Panel, _ part: Panel) -> Bool {
    guard let ratio = ratio(whole, part) else { return true }
    let others = zip(whole.values, part.values).count { first, second in
      guard let first, let second, first.amount > 0, second.amount > 0 else { return false }
      return differs(first, second, ratio: ratio)
    }
    return others >= mostOutOfRatio && 5 * others >= commonAmounts(whole, part)
  }

  /// Whether `part` may be the amounts of a serving of `size` grams or millilitres, and `whole` those of 100.
  ///
  /// Four fifths of the rows have that ratio, and three at least.
  static func isServing(_ part: Panel, of whole: Panel, size: Double) -> Bool {
    let common = commonAmounts(whole, part)
    let others = zip(whole.values, part.values).count { first, second in
      guard let first, let second, first.amount > 0, second.amount > 0 else { return false }
      return differs(first, second, ratio: size / 100)
    }
    return common - others >= leastRows && 5 * others <= common
  }

  /// The number of nutrients of which both panels have an amount above 0.
  static func commonAmounts(_ first: Panel, _ second: Panel) -> Int {
    zip(first.values, second.values).count {
      ($0?.amount ?? 0) > 0 && ($1?.amount ?? 0) > 0
    }
  }

  /// The number of rows that follow a printed size, another steady ratio, and none; and the ratio of most.
  private static func rows(
    _ whole: Panel, _ part: Panel, sizes: [Double], servings: [Double]
  ) -> ([Double], ratio: Double?) {
    var pairs: [(x: Double, y: Double, dx: Double, dy: Double)] = []
    for key in whole.values.indices {
      guard let x = whole.values[key], let y = part.values[key], x.amount > 0,
        y.option.modifier == nil
      else { continue }
      pairs.append((x.amount, y.amount, x.option.roundingError, y.option.roundingError))
    }
    guard pairs.count >= 2 else { return ([0, 0, 0, 0], nil) }
    func fits(_ ratio: Double) -> Int {
      pairs.count { isInRatio($0.x, $0.y, $0.dx, $0.dy, ratio) }
    }
    let printed = sizes.map { fits($0 / 100) }.max() ?? 0
    let largest = pairs.max { $0.x < $1.x }.map { $0.y / $0.x } ?? 1
    let middle = median(pairs.map { $0.y / $0.x })
    let free = max(fits(middle), fits(largest))
    let best = max(printed, free)
    let ratios = [middle, largest] + sizes.sorted().map { $0 / 100 }
    let ratio = ratios.max { fits($0) < fits($1) }
    // Rows without a common ratio are of a food with something added, such as milk: they contradict nothing.
    guard 2 * best >= pairs.count else { return ([0, 0, Double(mostOutOfRatio), 0], nil) }
    let steady = best >= leastRows ? ratio : nil
    let serving = servings.map { fits($0 / 100) }.max() ?? 0
    let ofServing = serving >= 2 && serving >= best - 1 ? Double(serving) : 0
    if printed >= 2, printed >= free - 1 {
      return ([Double(printed), 0, Double(pairs.count - printed), ofServing], steady)
    }
    return ([0, free > 2 ? Double(free) : 0, Double(pairs.count - best), ofServing], steady)
  }

  /// Rows that count against two columns which have no common ratio.
  private static let mostOutOfRatio = 2
  /// Rows that show a ratio; two may have one by chance.
  private static let leastRows = 3

  private static func isInRatio(
    _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ ratio: Double
  ) -> Bool {
    abs(y - ratio * x) <= 0.02 * ratio * x + 1.1 * dy + 1.1 * ratio * dx
  }

  /// Whether two values of one nutrient have another ratio than most rows.
  private static func differs(
    _ whole: PanelCandidate, _ part: PanelCandidate, ratio: Double?
  ) -> Bool {
    guard let ratio, part.option.modifier == nil, whole.option.modifier == nil else { return false }
    return !isInRatio(
      whole.amount, part.amount, whole.option.roundingError, part.option.roundingError, ratio)
  }

  /// Whether a printed size confirms two values of one nutrient.
  private static func confirms(
    _ whole: PanelCandidate, _ part: PanelCandidate, sizes: [Double]
  ) -> Bool {
    whole.amount > 0 && part.amount > 4 * part.option.roundingError
      && sizes.contains { size in
        isInRatio(
          whole.amount, part.amount, whole.option.roundingError, part.option.roundingError,
          size / 100)
      }
  }
}
