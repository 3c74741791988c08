import LabelModel

/// Columns of several foods, or of one food in several states.
extension ColumnStates {
  /// The state of a column beside others of the same 100 with other amounts, `nil` without such a column.
  ///
  /// A word for the food as sold decides, for example "dry" beside "cooked". Without one, no column is the product's.
  func stateAmongRivals(_ column: Int) -> ColumnState? {
    let rivals = others(than: column).filter { isRival($0, of: column) }
    guard !rivals.isEmpty else { return nil }
    let isAsSold = asSold.contains(column)
    if isAsSold, asSold.isDisjoint(with: rivals) { return nil }
    return isAsSold || asSold.isDisjoint(with: rivals) ? .rival : .prepared
  }

  /// The state of the food that the headings of several columns give one; `nil` where they say nothing.
  func preparation(_ column: Int) -> Preparation? {
    if isPrepared[column] { return asSold.contains(column) ? nil : .prepared }
    return asSold.contains(column) || isPrepared.contains(true) ? .asSold : nil
  }

  private func isRival(_ other: Int, of column: Int) -> Bool {
    guard !layout.isStream, isPrepared[column] == isPrepared[other],
      ColumnPair.commonAmounts(tops[column], tops[other]) >= LatticePage.fewestRows,
      !ColumnPair.isOneColumn(tops[column], tops[other])
    else { return false }
    guard let own = hundreds[column], let hundred = hundreds[other] else {
      return hundreds[column] == nil && hundreds[other] == nil && areVarieties(column, other)
    }
    return own.kind == hundred.kind && own.frame.overlap(hundred.frame) == 0
  }

  /// Whether two columns below one 100 of both are of two foods: no ratio is common to their amounts.
  private func areVarieties(_ first: Int, _ second: Int) -> Bool {
    let amounts: Set<Heading.Kind> = [.serving, .mass]
    return page.headings.contains { $0.isSureHundred }
      && !(heads[first] + heads[second]).contains { amounts.contains($0.kind) }
      && ColumnPair.isOutOfRatio(tops[first], tops[second])
  }
}
