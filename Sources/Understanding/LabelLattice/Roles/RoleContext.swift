import Foundation

/// A second look at the roles: what the first look thinks of the values in the same row and column.
struct RoleContext {
  let page: LatticePage

  /// Fills in the features of context of `items`, which are scored.
  func extend(_ items: inout [RoleItem]) {
    let chances = self.chances(of: items)
    let neighbours = page.spots.indices.map { self.neighbours(of: $0, chances) }
    let alignment = RowAlignment(page, items)
    for index in items.indices {
      let spot = items[index].spot
      for (row, role) in items[index].roles.enumerated() {
        if let key = role.key {
          addNeighbours(neighbours[spot], of: key, row, to: &items[index])
          addAlignment(alignment, of: key, row, to: &items[index])
        } else if row == 0 {
          items[index].set(.noneColumnCertainty, of: row, to: neighbours[spot].columnMean)
          items[index].set(.noneRowCertainty, of: row, to: neighbours[spot].rowBest)
          if let aligned = alignment.chances[spot] {
            items[index].set(.noneAligned, of: row, to: min(1, aligned.reduce(0, +)))
          }
        }
      }
    }
  }

  /// The probability of each nutrient for each spot, `0 ... 1`: all nutrients of the first spot, then those of the next.
  private func chances(of items: [RoleItem]) -> [Double] {
    let keys = LatticeNutrient.count
    var chances = [Double](repeating: 0, count: page.spots.count * keys)
    for item in items {
      for (role, logP) in zip(item.roles, item.logP) {
        if let key = role.key, role.origin != .wrong {
          chances[item.spot * keys + key] += exp(logP)
        }
      }
    }
    return chances.map { min(1, $0) }
  }

  /// Fills in the features of a role beside those of the same row and column.
  private func addNeighbours(
    _ near: Neighbours, of key: Int, _ row: Int, to item: inout RoleItem
  ) {
    item.set(.sameInRow, of: row, to: near.rowOf[key])
    item.set(.otherInRow, of: row, to: near.rowElse(key))
    if let above = near.above {
      let step = key - above
      item.set(.aboveIsNext, of: row, to: step == 1 ? 1 : 0)
      item.set(.aboveIsBefore, of: row, to: 2...3 ~= step ? 1 : 0)
      item.set(.aboveIsAfter, of: row, to: step < 0 ? 1 : 0)
    }
    if let below = near.below {
      let step = below - key
      item.set(.belowIsNext, of: row, to: step == 1 ? 1 : 0)
      item.set(.belowIsAfter, of: row, to: 2...3 ~= step ? 1 : 0)
      item.set(.belowIsBefore, of: row, to: step < 0 ? 1 : 0)
    }
    if item.feature(.cellAbove, of: row) + item.feature(.cellBelow, of: row) > 0 {
      if let left = near.left {
        item.set(.leftIsBefore, of: row, to: left < key ? 1 : 0)
        item.set(.leftIsAfter, of: row, to: left > key ? 1 : 0)
      }
      if let right = near.right {
        item.set(.rightIsAfter, of: row, to: right > key ? 1 : 0)
        item.set(.rightIsBefore, of: row, to: right < key ? 1 : 0)
      }
    }
    item.set(.claimedInColumn, of: row, to: near.columnOf[key])
    item.set(.columnCertainty, of: row, to: near.columnMean)
  }

  /// Fills in the chances of a role by the order of the column's values beside their names.
  private func addAlignment(
    _ alignment: RowAlignment, of key: Int, _ row: Int, to item: inout RoleItem
  ) {
    guard let aligned = alignment.chances[item.spot] else { return }
    item.set(.aligned, of: row, to: aligned[key])
    item.set(.alignedLog, of: row, to: log(aligned[key] + 0.01) / 4)
    item.set(.alignedElse, of: row, to: min(1, aligned.reduce(0, +)) - aligned[key])
    item.set(.nameTaken, of: row, to: alignment.taken[item.spot]?[key] ?? 0)
  }

  private struct Neighbours {
    var rowOf = [Double](repeating: 0, count: LatticeNutrient.count)
    var columnOf = [Double](repeating: 0, count: LatticeNutrient.count)
    var columnMean = 0.0
    var rowBest = 0.0
    var above: Int?
    var below: Int?
    var left: Int?
    var right: Int?

    /// The likeliest role in the row that is neither `key` nor, for an energy, the other energy.
    func rowElse(_ key: Int) -> Double {
      var best = 0.0
      for (other, chance) in rowOf.enumerated()
      where other != key
        && !(LatticeNutrient.isEnergy(other) && LatticeNutrient.isEnergy(key))
      {
        best = max(best, chance)
      }
      return best
    }
  }

  private func neighbours(of spot: Int, _ chance: [Double]) -> Neighbours {
    let keys = LatticeNutrient.count
    func best(_ other: Int) -> (key: Int, chance: Double) {
      var top = (key: 0, chance: 0.0)
      for key in 0..<keys where chance[other * keys + key] > top.chance {
        top = (key, chance[other * keys + key])
      }
      return top
    }
    let own = page.spots[spot].frame
    let h = page.height
    var result = Neighbours()
    var nearestAbove = -5.0
    var nearestBelow = 5.0
    var nearestLeft = -20.0
    var nearestRight = 20.0
    var sum = 0.0
    var count = 0
    for other in page.spots.indices where other != spot {
      let top = best(other)
      guard top.chance >= 0.05 else { continue }
      let frame = page.spots[other].frame
      let down = page.drop(from: own, to: frame) / h
      let across =
        min(
          abs(frame.centerX - own.centerX), abs(frame.right - own.right),
          abs(frame.left - own.left) + 0.3 * h) / h
      if abs(down) < 0.5, across > 1.5 {
        for key in 0..<keys {
          result.rowOf[key] = max(result.rowOf[key], chance[other * keys + key])
        }
        result.rowBest = max(result.rowBest, top.chance)
        guard top.chance > 0.3 else { continue }
        let aside = (frame.centerX - own.centerX) / h
        if aside < 0, aside > nearestLeft { (nearestLeft, result.left) = (aside, top.key) }
        if aside > 0, aside < nearestRight { (nearestRight, result.right) = (aside, top.key) }
      } else if across < 1.6, abs(down) < 16 {
        for key in 0..<keys {
          result.columnOf[key] = max(result.columnOf[key], chance[other * keys + key])
        }
        sum += top.chance
        count += 1
        guard top.chance > 0.3 else { continue }
        if down < -0.5, down > nearestAbove { (nearestAbove, result.above) = (down, top.key) }
        if down > 0.5, down < nearestBelow { (nearestBelow, result.below) = (down, top.key) }
      }
    }
    result.columnMean = count > 0 ? sum / Double(count) : 0
    return result
  }
}
