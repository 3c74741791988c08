import Foundation
import LabelLattice

/// The usual amounts, from nothing but round numbers; fitting replaces them.
let standardHabits = [AmountHabit](
  repeating: AmountHabit(mean: 1, spread: 2), count: LatticeNutrient.count)

/// The usual amounts of some labels.
func habits(of labels: [Label]) -> [AmountHabit] {
  (0..<LatticeNutrient.count).map { key in
    let logs =
      labels.flatMap { label in
        label.printed.filter { $0.key.key == key }.map { log($0.value + 0.05) }.sorted()
      } + [log(1.05)]
    let mean = logs.reduce(0, +) / Double(logs.count)
    let variance = logs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(logs.count)
    return AmountHabit(mean: mean, spread: max(0.7, variance.squareRoot()))
  }
}
