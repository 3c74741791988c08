/// Possible values of one column, taken together.
package struct Panel: Sendable {
  /// The log-probability of the values together, up to a constant.
  package var score: Double
  /// The sums of ``PanelFactor``s.
  package var factors: [Double]
  /// The value of each nutrient, by its place in the order.
  package var values: [PanelCandidate?]

  package var count: Int { values.count { $0 != nil } }

  /// The sum of fat, carbohydrate and protein in grams.
  var macros: Double { LatticeNutrient.macros.reduce(0) { $0 + (values[$1]?.amount ?? 0) } }
}

/// A property that makes values likelier or less likely together.
package enum PanelFactor: Int, CaseIterable, Sendable {
  case odds, values, energiesAgree, energiesDiffer, sumAgrees, sumIsNear, sumDiffers, partExceeds
  case partFits, saltFits, saltDiffers, overHundred, orderBroken, sameRow, offsetDiffers, isWeak
  case isRepaired, isUnread, energyExceeded, isRepeat

  package static let count = allCases.count

  /// The weights that fitting begins with.
  package static let start: [Double] = [
    0.8, 0.2, 1.5, -2, 1.5, 0, -1.5, -2.5, 0.2, 1.5, -1.5, -2, -0.4, -0.7, -0.4, -0.3, -0.2, -1.5,
    -1.5, -0.5,
  ]
}
