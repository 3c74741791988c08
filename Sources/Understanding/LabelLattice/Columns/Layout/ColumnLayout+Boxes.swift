extension LatticePage {
  /// The panel of boxes that each value is of. A box has an amount and its name above or below it.
  ///
  /// Boxes of one panel have one reference amount. Print below them may be in line with one of them: "Typical values per
  /// 100 g: energy 1062 kJ". Rows of other nutrients continue a panel. Rows of the same ones are another panel.
  ///
  /// - Parameters:
  ///   - live: the spots that may be amounts.
  ///   - roles: the likely nutrient of each spot, and the index of its name.
  /// - Returns: for each spot of a box the number of its panel. It is empty where no nutrient has a second amount, so that
  ///   columns by place do no harm.
  func boxPanels(_ live: [Int], _ roles: [Int: LikelyRole]) -> [Int: Int] {
    let boxes = live.filter { roles[$0].map(isInBox) ?? false }
      .sorted { (row(of: spots[$0].frame), $0) < (row(of: spots[$1].frame), $1) }
    var rows: [[Int]] = []
    for box in boxes {
      if let last = rows.last?.last, isSameRow(last, box) {
        rows[rows.count - 1].append(box)
      } else {
        rows.append([box])
      }
    }
    var panels: [(keys: Set<Int>, spots: [Int])] = []
    for row in rows {
      let keys = Set(row.compactMap { roles[$0]?.key })
      if panels.last?.keys.isDisjoint(with: keys) ?? false {
        panels[panels.count - 1].keys.formUnion(keys)
        panels[panels.count - 1].spots += row
      } else if Set(row.compactMap { roles[$0]?.name }).count >= Self.fewestBoxes {
        panels.append((keys, row))
      }
    }
    let boxed = Set(panels.flatMap(\.spots))
    let others = live.filter { !boxed.contains($0) }.compactMap { roles[$0]?.key }
    guard panels.count > 1 || panels.contains(where: { !$0.keys.isDisjoint(with: others) }) else {
      return [:]
    }
    let numbered = panels.enumerated().flatMap { number, panel in panel.spots.map { ($0, number) } }
    return Dictionary(numbered, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a value's name is above or below it, and not in its row.
  private func isInBox(_ role: LikelyRole) -> Bool {
    guard let name = role.name else { return false }
    let (value, other) = (spots[role.spot].frame, names[name].frame)
    return !isSameRow(value, other) && overlap(value, other) > CellNames.overlap
  }

  /// The frame of a panel's first row of names, as wide as the panel.
  ///
  /// - Returns: `nil` where most names are beside their values.
  func grid(of panel: Panel) -> Frame? {
    let values = panel.values.compactMap { $0 }
    let boxed = values.filter {
      isInBox(LikelyRole(spot: $0.spot, key: $0.key, name: $0.name))
    }.compactMap(\.name).map { names[$0].frame }
    guard boxed.count >= Self.fewestBoxes, 2 * boxed.count > values.count,
      let first = boxed.min(by: { row(of: $0) < row(of: $1) })
    else { return nil }
    return Frame(
      left: boxed.map(\.left).min() ?? first.left, top: first.top,
      right: boxed.map(\.right).max() ?? first.right, bottom: first.bottom)
  }

  /// The names of a row of boxes at least.
  private static let fewestBoxes = 3
}
