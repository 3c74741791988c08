/// The columns of Nutrition Facts that state a serving's amounts and a package's.
///
/// Both have shares of daily values beside their amounts (21 CFR 101.9(b)(12) and (e)(6)).
struct DualColumns {
  var serving: Int
  var package: Int

  /// Finds them by their shares and their ratio; `nil` in another form of table.
  ///
  /// Labels with kilojoules have another form. A word for a serving or its size must be read.
  init?(_ page: LatticePage, _ layout: ColumnLayout, _ tops: [Panel]) {
    let columns = layout.columns.indices.filter {
      tops[$0].count >= LatticePage.fewestRows && !Self.isOfShares(tops[$0])
    }
    guard !layout.isStream, !page.hasKilojoules, columns.count == 2,
      page.headings.contains(where: { $0.kind == .serving || $0.kind == .mass }),
      columns.allSatisfy({
        Self.shares(beside: tops[$0], within: Self.gap, page) >= LatticePage.fewestRows
      })
    else { return nil }
    let ratios = zip(tops[columns[0]].values, tops[columns[1]].values)
      .compactMap { first, second -> Double? in
        guard let first = first?.amount, let second = second?.amount, first > 0, second > 0 else {
          return nil
        }
        return second / first
      }
    // A food may have no carbohydrates and no protein. Fat and saturated fat then have the ratio.
    let isLarger = ratios.allSatisfy { $0 > Self.leastRatio }
    let isSmaller = ratios.allSatisfy { $0 < 1 / Self.leastRatio }
    guard
      ratios.count >= LatticePage.fewestRows
        || ratios.count >= Self.fewestRatios && (isLarger || isSmaller)
    else { return nil }
    let ratio = median(ratios)
    guard !(1 / Self.leastRatio...Self.leastRatio ~= ratio) else { return nil }
    (serving, package) = ratio > 1 ? (columns[0], columns[1]) : (columns[1], columns[0])
  }

  /// Whether most of a column's values are percentages.
  private static func isOfShares(_ panel: Panel) -> Bool {
    2 * panel.values.count { $0?.option.unitClass == .percent } > panel.count
  }

  /// Ratios of one direction at least. A single one may be misread.
  private static let fewestRatios = 2
  /// A package of several servings holds more than one of them, whatever the rounding.
  private static let leastRatio = 1.2
  /// The gap between an amount and its share at most, in line heights.
  private static let gap = 8.0

  /// The number of a column's values with a percentage to their right, before any other amount.
  ///
  /// A percentage beside another one is a constituent of pet food, and not a share of a daily value.
  /// `gap` is the space between both at most, in line heights.
  static func shares(beside panel: Panel, within gap: Double, _ page: LatticePage) -> Int {
    panel.values.count { value in
      guard let value, value.option.unitClass != .percent else { return false }
      let frame = page.spots[value.spot].frame
      let next = page.spots.filter {
        $0.frame.left >= frame.right && $0.frame.left - frame.right < gap * page.height
          && page.isSameRow($0.frame, frame)
      }.min { $0.frame.left < $1.frame.left }
      return next?.options[0].unitClass == .percent
    }
  }
}
