import LabelParsing

extension LatticePage {
  /// The columns with those apart that print between them had joined. `keys` has the likely nutrient of each spot.
  ///
  /// No column states a nutrient twice in a row. An energy's row may reach from one column into the next:
  /// "636 kJ 150 kcal | 289 kJ 68 kcal".
  func parted(_ columns: [[Int]], _ keys: [Int: Int]) -> [[Int]] {
    columns.flatMap { column -> [[Int]] in
      let cuts = cuts(of: column, keys)
      guard cuts.count >= Self.fewestRows else { return [column] }
      let cut = median(cuts)
      let left = column.filter { across(spots[$0].frame).middle < cut }
      let right = column.filter { across(spots[$0].frame).middle >= cut }
      guard !left.isEmpty, !right.isEmpty else { return [column] }
      return parted([left], keys) + parted([right], keys)
    }
  }

  /// The places along the text between two values of one nutrient in one row.
  private func cuts(of column: [Int], _ keys: [Int: Int]) -> [Double] {
    var cuts: [Double] = []
    for (index, first) in column.enumerated() {
      guard let key = keys[first] else { continue }
      for second in column[(index + 1)...] where keys[second] == key && isSameRow(first, second) {
        let places = [across(spots[first].frame), across(spots[second].frame)]
          .sorted { $0.middle < $1.middle }
        // Two readings of one number are at one place.
        if places[0].right < places[1].left { cuts.append((places[0].right + places[1].left) / 2) }
      }
    }
    return cuts
  }
}
