import LabelModel

/// One meaning for each column of a layout.
package struct MeaningHypothesis: Sendable {
  package var meanings: [ColumnMeaning]
  /// The features, by ``Factor``.
  package var features: [Double]

  /// The log-probability of the meanings, up to a constant.
  func score(_ weights: [Double]) -> Double {
    zip(features, weights).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// A property that makes meanings likelier or less likely together.
  package enum Factor: Int, CaseIterable, Sendable {
    case columns, evidence, isStream, named, ratioIsPrinted, ratioIsSteady, ratioIsUnsteady
    case servingExceedsHundred, kilojoulesWithoutHundred, twoHundreds, energyTooHigh
    case drinkIsDense, sumTooHigh, largestIsUnnamed, ratioIsServing, servingExceedsTwice
    case drinkIsSolid, percentOfFood, massOfPetFood, energiesApart, servingTooSmall
  }

  /// The weights that fitting begins with.
  package static let start: [Double] = [
    1, 0.3, -1, 0, 0.5, 0.5, -1, -0.5, -1, -2, -3, -0.5, -2, -1, 1, -1, -1, -1, -1, -1, -1,
  ]

  /// A column whose log-probability is less is not considered.
  private static let leastLogP = -7.0
}

/// A layout with the best panels of each column and all meanings that these may have.
package struct LayoutHypotheses: Sendable {
  package var layout: ColumnLayout
  package var panels: [[Panel]]
  /// The states of the columns, as far as headings say.
  var states: [ColumnState]
  package var meanings: [MeaningHypothesis]
}

extension MeaningHypothesis {
  /// All meanings of the columns that are not improbable, with their features.
  ///
  /// Two columns may both be of a serving by their headings, as with milk and without. One of them then has no meaning.
  static func all(
    _ page: LatticePage, _ layout: ColumnLayout, panels: [[Panel]], states: [ColumnState],
    columnLogP: [[Double]]
  ) -> [MeaningHypothesis] {
    let evidence = panels.map { logSumExp($0.map(\.score)) }
    let tops = panels.map { $0[0] }
    let unprinted = page.printedHundred(layout, tops: tops).map {
      $0 == .per100g ? ColumnMeaning.per100ml : .per100g
    }
    var assignments: [[ColumnMeaning]] = [[]]
    for (logP, state) in zip(columnLogP, states) {
      let possible = ColumnMeaning.allCases.filter {
        state.allows($0) && $0 != unprinted && (logP[$0.rawValue] > leastLogP || $0 == .none)
      }
      assignments = assignments.flatMap { assigned in
        possible.filter { $0 == .none || !assigned.contains($0) }.map { assigned + [$0] }
      }
    }
    return assignments.map { meanings in
      MeaningHypothesis(
        meanings: meanings,
        features: features(
          page, layout, meanings, tops: tops, states: states,
          evidence: evidence, columnLogP: columnLogP))
    }
  }

  private static func features(
    _ page: LatticePage, _ layout: ColumnLayout, _ meanings: [ColumnMeaning], tops: [Panel],
    states: [ColumnState], evidence: [Double], columnLogP: [[Double]]
  ) -> [Double] {
    var sums = FactorSums()
    let isNamed = meanings.contains { $0 != .none }
    for (index, meaning) in meanings.enumerated() {
      if isNamed, meaning == .none, states[index].isOfAmounts {
        // The amounts of another state or size are amounts, too, though not those that are kept.
        sums.add(.evidence, evidence[index] / 5)
        if states[index] == .besideHundred {
          sums.add(.columns, columnLogP[index][ColumnMeaning.perServing.rawValue])
        }
        continue
      }
      sums.add(.columns, columnLogP[index][meaning.rawValue])
      guard meaning != .none else { continue }
      sums.add(.evidence, evidence[index] / 5)
      sums.addUnits(of: tops[index], meaning)
    }
    if layout.isStream { sums.add(.isStream) }
    sums.add(.named, Double(meanings.count { $0 != .none }))
    let hundreds = meanings.indices.filter {
      [.per100g, .per100ml, .asFed].contains(meanings[$0])
    }
    let serving = meanings.firstIndex(of: .perServing)
    if let whole = hundreds.first, let serving {
      sums.addRatio(
        tops[whole], tops[serving], sizes: page.sizes.amounts(for: meanings[whole]),
        servings: page.servingSizes.amounts(for: meanings[whole]))
    }
    let hasKilojoules = tops.contains { $0.values[LatticeNutrient.energyKJ] != nil }
    if hasKilojoules, hundreds.isEmpty, isNamed { sums.add(.kilojoulesWithoutHundred) }
    if hundreds.count > 1 { sums.add(.twoHundreds) }
    for index in hundreds { sums.addHundred(tops[index], meanings[index]) }
    sums.add(
      .energiesApart,
      Double(energiesApart(tops.indices.filter { meanings[$0] != .none }.map { tops[$0] })))
    if let serving, isTooSmall(page.servingSizes, for: tops[serving]) {
      sums.add(.servingTooSmall)
    }
    if meanings[0] == .none, !isNamed || !states[0].isOfAmounts { sums.add(.largestIsUnnamed) }
    return sums.values
  }

  /// The number of columns with one energy in kJ where another column has the same energy in kcal.
  private static func energiesApart(_ columns: [Panel]) -> Int {
    let energies = columns.map {
      ($0.values[LatticeNutrient.energyKJ]?.amount, $0.values[LatticeNutrient.energyKcal]?.amount)
    }
    return energies.count { first in
      guard case (let kilojoules?, nil) = first else { return false }
      return energies.contains { second in
        guard case (nil, let kilocalories?) = second else { return false }
        return LatticeNutrient.isOneEnergy(kilojoules: kilojoules, kilocalories: kilocalories)
      }
    }
  }

  /// The mass of nutrients in a serving at most, as a share of its size. Both are rounded.
  private static let largestShare = 1.05

  /// Whether a column's amounts are together more than a serving of any stated size holds.
  private static func isTooSmall(_ sizes: [PrintedSize], for panel: Panel) -> Bool {
    let grams = sizes.filter { !$0.isVolume }.map(\.amount)
    guard let largest = grams.max(), grams.count == sizes.count else { return false }
    return panel.macros > largestShare * largest
  }
}
