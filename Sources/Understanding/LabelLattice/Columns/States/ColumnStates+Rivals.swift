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
      !ColumnPair.isOneColumn(tops[column], tops[other]), !isOfIntakes(column), !isOfIntakes(other)
    else { return false }
    let areTwins = areTwinTables(column, other)
    if areTwins, areNearlySame(column, other) { return true }
    guard ColumnPair.commonAmounts(tops[column], tops[other]) >= LatticePage.fewestRows,
      areTwins || isOfCells(column) && isOfCells(other)
    else { return false }
    switch (hundreds[column], hundreds[other]) {
    case (let own?, let hundred?) where own.frame.overlap(hundred.frame) == 0:
      return own.kind == hundred.kind
    case (nil, nil), (_?, _?): return areVarieties(column, other)
    // The 100 of one of two tables is unread.
    default: return haveOwnNames(column, other) && areVarieties(column, other)
    }
  }

  /// Whether no amount of a column has the name of one of the other column, as of two tables.
  private func haveOwnNames(_ first: Int, _ second: Int) -> Bool {
    zip(tops[first].values, tops[second].values).allSatisfy { first, second in
      guard let first = first?.name, let second = second?.name else { return true }
      return first != second
    }
  }

  /// Whether two columns are of tables side by side, which have the same names in the same rows.
  ///
  /// The names of the right table are between both columns. Labels in two scripts have names at both ends of a row.
  private func areTwinTables(_ first: Int, _ second: Int) -> Bool {
    func place(of column: Int) -> Double {
      median(tops[column].values.compactMap { $0.map { page.spots[$0.spot].frame.left } })
    }
    let columns = [first, second]
    guard columns.allSatisfy({ tops[$0].count > 0 && !isOfShares($0) }) else { return false }
    let right = max(place(of: first), place(of: second))
    return columns.contains { column in
      tops[column].values.count { $0.map { hasTwinName($0, before: right) } ?? false }
        >= Self.fewestTwinNames
    }
  }

  /// Whether the name of an amount is printed again between the amount and the place `right`.
  private func hasTwinName(_ candidate: PanelCandidate, before right: Double) -> Bool {
    guard let name = candidate.name.map({ page.names[$0] }) else { return false }
    let amount = page.spots[candidate.spot].frame
    return name.frame.left < amount.left
      && page.names.contains { other in
        other.kind == name.kind && other.isStrong && other.frame.left > amount.right
          && other.frame.left < right && page.isSameRow(name.frame, other.frame)
      }
  }

  /// Whether most amounts of a column have a sign of percent, as shares of reference intakes do.
  private func isOfShares(_ column: Int) -> Bool {
    2 * tops[column].values.count { $0?.option.unitClass == .percent } > tops[column].count
  }

  /// Whether the amounts of two columns differ, and have no ratio of a serving to 100. So they are of two foods.
  private func areNearlySame(_ first: Int, _ second: Int) -> Bool {
    let amounts: Set<Heading.Kind> = [.serving, .mass]
    guard !(heads[first] + heads[second]).contains(where: { amounts.contains($0.kind) }) else {
      return false
    }
    if ColumnPair.commonAmounts(tops[first], tops[second]) >= LatticePage.fewestRows {
      return ColumnPair.ratio(tops[first], tops[second]).map(Self.nearlySame.contains) ?? true
    }
    let ratios = zip(tops[first].values, tops[second].values).compactMap { first, second in
      first.flatMap { first in second.map { $0.amount / first.amount } }
    }
    return ratios.count >= Self.fewestNearlySame
      && ratios.allSatisfy { Self.nearlySame.contains($0) && $0 != 1 }
  }

  /// Whether most amounts of a column end their cells. In running text, names are right behind them.
  private func isOfCells(_ column: Int) -> Bool {
    let spots = tops[column].values.compactMap { $0?.spot }
    return 2 * spots.count { page.lettersBeside(page.spots[$0]).after == 0 } > spots.count
  }

  /// Whether a column has reference intakes (EU 1169/2011, annex XIII). They are no food's amounts.
  private func isOfIntakes(_ column: Int) -> Bool {
    tops[column].values.count { candidate in
      guard let candidate else { return false }
      return page.spots[candidate.spot].isReference
        || LatticeNutrient.order[candidate.key].row.dailyAmounts.contains(candidate.option.number)
    } >= Self.fewestIntakes
  }

  /// Whether two columns below one 100 of both are of two foods: no ratio is common to their amounts.
  ///
  /// Both have an energy with its unit, as a column of shares has not.
  private func areVarieties(_ first: Int, _ second: Int) -> Bool {
    let amounts: Set<Heading.Kind> = [.serving, .mass]
    return page.headings.contains { $0.isSureHundred }
      && !(heads[first] + heads[second]).contains { amounts.contains($0.kind) }
      && [first, second].allSatisfy(hasEnergy)
      && ColumnPair.isOutOfRatio(tops[first], tops[second])
  }

  private func hasEnergy(_ column: Int) -> Bool {
    tops[column].values.contains { candidate in
      candidate.map { [.kilojoule, .kilocalorie].contains($0.option.unitClass) } ?? false
    }
  }

  /// The ratios of two foods' amounts that are no serving's to 100. The bounds are set by hand.
  private static let nearlySame = 0.8...1.25
  /// Amounts with such a ratio at least.
  private static let fewestNearlySame = 2
  /// Rows with a name of each of two tables at least.
  private static let fewestTwinNames = 4
  /// Reference intakes in a column at least; one may be an amount by chance.
  private static let fewestIntakes = 2
}
