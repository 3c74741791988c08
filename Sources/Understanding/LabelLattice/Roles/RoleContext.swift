import Foundation

/// A second look at the roles: what the first look thinks of the values in the same row and column.
struct RoleContext {
  let page: LatticePage

  /// Fills in the features of context of `items`, which are scored.
  func extend(_ items: inout [RoleItem]) {
    let count = page.spots.count
    let keys = LatticeNutrient.count
    var chance = [Double](repeating: 0, count: count * keys)
    for item in items {
      for (role, logP) in zip(item.roles, item.logP) {
        if let key = role.key, role.origin != .wrong {
          chance[item.spot * keys + key] += exp(logP)
        }
      }
    }
    for index in chance.indices { chance[index] = min(1, chance[index]) }
    let neighbours = (0..<count).map { self.neighbours(of: $0, chance) }
    let alignment = RowAlignment(page, items)
    let width = RoleFeature.count
    for index in items.indices {
      let spot = items[index].spot
      let near = neighbours[spot]
      let aligned = alignment.chances[spot]
      for (row, role) in items[index].roles.enumerated() {
        func set(_ feature: RoleFeature, _ value: Double) {
          items[index].features[row * width + feature.rawValue] = Float(value)
        }
        guard let key = role.key else {
          if row == 0 {
            set(.noneColumnCertainty, near.columnMean)
            set(.noneRowCertainty, near.rowBest)
            if let aligned { set(.noneAligned, min(1, aligned.reduce(0, +))) }
          }
          continue
        }
        set(.sameInRow, near.rowOf[key])
        set(.otherInRow, near.rowElse(key))
        if let above = near.above {
          let step = key - above
          set(.aboveIsNext, step == 1 ? 1 : 0)
          set(.aboveIsBefore, 2...3 ~= step ? 1 : 0)
          set(.aboveIsAfter, step < 0 ? 1 : 0)
        }
        if let below = near.below {
          let step = below - key
          set(.belowIsNext, step == 1 ? 1 : 0)
          set(.belowIsAfter, 2...3 ~= step ? 1 : 0)
          set(.belowIsBefore, step < 0 ? 1 : 0)
        }
        let base = row * width
        let hasCell =
          items[index].features[base + RoleFeature.cellAbove.rawValue]
          + items[index].features[base + RoleFeature.cellBelow.rawValue] > 0
        if hasCell {
          if let left = near.left {
            set(.leftIsBefore, left < key ? 1 : 0)
            set(.leftIsAfter, left > key ? 1 : 0)
          }
          if let right = near.right {
            set(.rightIsAfter, right > key ? 1 : 0)
            set(.rightIsBefore, right < key ? 1 : 0)
          }
        }
        set(.claimedInColumn, near.columnOf[key])
        if let aligned {
          set(.aligned, aligned[key])
          set(.alignedLog, log(aligned[key] + 0.01) / 4)
          set(.alignedElse, min(1, aligned.reduce(0, +)) - aligned[key])
          set(.nameTaken, alignment.taken[spot]?[key] ?? 0)
        }
        set(.columnCertainty, near.columnMean)
      }
    }
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
