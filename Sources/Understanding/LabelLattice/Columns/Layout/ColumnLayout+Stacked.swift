extension LatticePage {
  /// The columns of two panels that are one below the other, and whose columns are not in line.
  ///
  /// A column of the lower panel joins the one of the upper panel with the same amounts.
  ///
  /// - Parameters:
  ///   - live: the spots that may be amounts.
  ///   - keys: the likely nutrient of each spot.
  ///   - certainty: the probability that a nutrient owns each spot, `0 ... 1`.
  /// - Returns: `nil` where no row parts two panels.
  func stackedPanels(
    _ live: [Int], _ keys: [Int: Int], _ certainty: [Double]
  ) -> [[Int]]? {
    let spots = live.map { (index: $0, row: row(of: self.spots[$0].frame)) }
      .sorted { ($0.row, $0.index) < ($1.row, $1.index) }
    func repetitions(_ part: ArraySlice<(index: Int, row: Double)>) -> Int {
      var last: [Int: Double] = [:]
      var count = 0
      for spot in part {
        guard let key = keys[spot.index] else { continue }
        if let row = last[key], spot.row - row > Self.rowsApart { count += 1 }
        last[key] = spot.row
      }
      return count
    }
    let all = repetitions(spots[...])
    guard all >= Self.fewestRepeated else { return nil }
    var choice: (cut: Int, left: Int)?
    for cut in spots.indices.dropFirst()
    where spots[cut].row - spots[cut - 1].row > Self.rowsApart {
      let left = repetitions(spots[..<cut]) + repetitions(spots[cut...])
      if all - left >= Self.fewestRepeated, left < choice?.left ?? .max { choice = (cut, left) }
    }
    guard let choice else { return nil }
    var columns = ColumnsByPlace(self, spots[..<choice.cut].map(\.index).sorted(), certainty)
      .columns
    for lower in ColumnsByPlace(
      self, spots[choice.cut...].map(\.index).sorted(), certainty
    ).columns {
      let twin = columns.firstIndex { haveSameAmounts($0, lower, keys) }
      if let twin { columns[twin] += lower } else { columns.append(lower) }
    }
    return Array(columns.prefix(Self.mostColumns))
  }

  /// Whether most nutrients that two columns have in common have the same amount in both.
  private func haveSameAmounts(_ first: [Int], _ second: [Int], _ keys: [Int: Int]) -> Bool {
    func amounts(_ column: [Int]) -> [Int: Double] {
      Dictionary(
        column.compactMap { spot in keys[spot].map { ($0, spots[spot].options[0].value) } },
        uniquingKeysWith: { first, _ in first })
    }
    let other = amounts(second)
    let pairs = amounts(first).compactMap { key, value in other[key].map { (value, $0) } }
    let equal = pairs.count { isSameAmount($0.0, $0.1) }
    return equal >= Self.fewestEqual && 2 * equal > pairs.count
  }

  /// Nutrients that are in both of two panels at least.
  private static let fewestRepeated = 3
  /// Equal amounts that show two columns to be one at least.
  private static let fewestEqual = 2
}
