/// Two columns whose headings are nearest to each other's numbers.
extension ColumnStates {
  /// Returns states in which two columns change places, where a printed size shows that.
  ///
  /// A heading in two languages is wide, and may be above the numbers of the column beside its own. The ratio of both
  /// columns then is the inverse of a printed size. Amounts of 100 g and of 667 g beside "15 g" are an example.
  ///
  /// - Parameter states: the states by the headings.
  /// - Returns: the same states where a printed size is the ratio itself, or where no inverse is printed.
  func exchanged(_ states: [ColumnState]) -> [ColumnState] {
    let owners = states.indices.filter { states[$0] == .hundred }
    let others = states.indices.filter { states[$0] == .besideHundred }
    guard !layout.isStream, owners.count == 1, others.count == 1,
      let ratio = ColumnPair.ratio(tops[owners[0]], tops[others[0]]),
      max(ratio, 1 / ratio) > Self.leastExchanged
    else { return states }
    let values = Set(
      [owners[0], others[0]].flatMap { tops[$0].values.compactMap(\.?.option.size) })
    let sizes = page.sizes.subtracting(values)
    // Most servings are less than 100 g. So a larger one needs the word for a serving beside its size. A label has a
    // dozen sizes. One may be near the inverse by chance, so the rows must have its ratio.
    guard !sizes.contains(where: { isRatio(ratio, of: $0.amount) }),
      (ratio > 1 ? sizes : Set(page.servingSizes)).contains(where: {
        isRatio(1 / ratio, of: $0.amount)
          && ColumnPair.isServing(tops[owners[0]], of: tops[others[0]], size: $0.amount)
      })
    else { return states }
    var states = states
    states.swapAt(owners[0], others[0])
    return states
  }

  /// The ratio of two columns from which the inverse is looked for. Sizes near 100 g are either.
  private static let leastExchanged = 1.2
}
