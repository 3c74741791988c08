import Foundation
import LabelModel

/// Finds out where the values of a table in plain text have slipped against its names, by the energy.
///
/// A name or a value that was not read leaves all below it one row off. What 100 g hold gives the
/// energy that is printed: 9 kcal a gram of fat, 4 of carbohydrate and protein, 2 of fibre
/// (EU 1169/2011, annex XIV). Only where the links as they are contradict it and exactly one slip
/// agrees is that slip taken back.
struct ShiftedTable {
  /// The energies on the page in kcal.
  let energies: [Double]
  /// The values of each row, in the order of the text.
  let rows: [[ValueMention]]

  /// A name with the row that it was given.
  struct Cell {
    var group: NameGroup
    var row: Int
  }

  /// From which cell on the rows are others, and by how many.
  struct Slip: Hashable {
    var first: Int
    var step: Int
  }

  /// The slip that explains the energy, `nil` when there is none or the cells agree with it as they are.
  func slip(of cells: [Cell]) -> Slip? {
    guard !energies.isEmpty, cells.count <= Self.longest,
      distance(cells, nil) ?? 0 > Self.contradiction
    else { return nil }
    var found: [Slip] = []
    for first in cells.indices {
      for step in [-1, 1] {
        let slip = Slip(first: first, step: step)
        guard step > 0 || first == 0 || cells[first].row + step > cells[first - 1].row,
          let distance = distance(cells, slip), distance <= Self.agreement
        else { continue }
        found.append(slip)
      }
    }
    // Where the slip begins among cells without energy makes no difference to it: the earliest is taken.
    guard let slip = found.first, found.allSatisfy({ $0.step == slip.step }) else { return nil }
    return slip
  }

  /// Cells at most: no table has as many rows, and the time stays linear in the text.
  private static let longest = 60

  /// Distances from the printed energy, as shares of what rounding explains.
  private static let agreement = 1.0
  private static let contradiction = 3.0

  /// How far the energy of the cells is from the nearest one printed, in what rounding explains; `nil` where a
  /// number is missing or no label's.
  private func distance(_ cells: [Cell], _ slip: Slip?) -> Double? {
    var amounts: [Nutrient: Double] = [:]
    for (index, cell) in cells.enumerated() {
      let row = cell.row + (slip.map { index >= $0.first ? $0.step : 0 } ?? 0)
      guard let nutrient = cell.group.nutrient else { continue }
      guard rows.indices.contains(row), let value = rows[row].first,
        Fitness.fits(value, cell.group.meaning, subject: .food), let amount = value.value
      else { return nil }
      if amounts[nutrient] == nil {
        amounts[nutrient] = NSDecimalNumber(decimal: amount).doubleValue
      }
    }
    guard let fat = amounts[.fat], let carbohydrates = amounts[.carbohydrates],
      let protein = amounts[.protein]
    else { return nil }
    if slip != nil {
      // Parts exceed their whole in a table that is still off.
      if let part = amounts[.saturatedFat], part > fat + 0.051 { return nil }
      if let part = amounts[.sugars], part > carbohydrates + 0.051 { return nil }
      if fat + carbohydrates + protein > 105 { return nil }
    }
    let energy = 9 * fat + 4 * carbohydrates + 4 * protein + 2 * (amounts[.fiber] ?? 0)
    return energies.map { abs($0 - energy) / (3 + 0.03 * $0) }.min()
  }
}
