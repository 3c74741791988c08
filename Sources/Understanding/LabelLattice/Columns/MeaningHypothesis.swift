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

  /// A pure fat has 900 kcal, and tolerances of EU 1169/2011 add little.
  private static let greatestEnergy = 910.0
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
    var f = [Double](repeating: 0, count: Factor.allCases.count)
    func add(_ factor: Factor, _ value: Double) { f[factor.rawValue] += value }
    let isNamed = meanings.contains { $0 != .none }
    for (index, meaning) in meanings.enumerated() {
      if isNamed, meaning == .none, states[index].isOfAmounts {
        // The amounts of another state or size are amounts, too, though not those that are kept.
        add(.evidence, evidence[index] / 5)
        if states[index] == .besideHundred {
          add(.columns, columnLogP[index][ColumnMeaning.perServing.rawValue])
        }
        continue
      }
      add(.columns, columnLogP[index][meaning.rawValue])
      guard meaning != .none else { continue }
      add(.evidence, evidence[index] / 5)
      // Amounts of food are masses (EU 1169/2011 annex XV), those of pet food shares (EU 767/2009 annex VI).
      let wrong: LatticeUnit = meaning == .asFed ? .mass : .percent
      let count = tops[index].values.count { $0?.option.unitClass == wrong }
      add(meaning == .asFed ? .massOfPetFood : .percentOfFood, Double(min(count, 4)) / 2)
    }
    add(.isStream, layout.isStream ? 1 : 0)
    add(.named, Double(meanings.count { $0 != .none }))
    let hundreds = meanings.indices.filter {
      [.per100g, .per100ml, .asFed].contains(meanings[$0])
    }
    if let whole = hundreds.first, let part = meanings.firstIndex(of: .perServing) {
      addRatio(
        tops[whole], tops[part], sizes: page.sizes.amounts(for: meanings[whole]),
        servings: page.servingSizes.amounts(for: meanings[whole]), add)
    }
    let hasKilojoules = tops.contains { $0.values[LatticeNutrient.energyKJ] != nil }
    if hasKilojoules, hundreds.isEmpty, isNamed { add(.kilojoulesWithoutHundred, 1) }
    if hundreds.count > 1 { add(.twoHundreds, 1) }
    for index in hundreds {
      let values = tops[index].values
      let energy =
        values[LatticeNutrient.energyKcal]?.amount
        ?? values[LatticeNutrient.energyKJ].map { $0.amount / FoodEnergy.kilojoulesPerKilocalorie }
        ?? 0
      if energy > greatestEnergy { add(.energyTooHigh, 1) }
      if meanings[index] == .per100ml, energy > 130 { add(.drinkIsDense, 1) }
      let sum = tops[index].macros
      // Liquids are oils, or syrups, or mostly water.
      if meanings[index] == .per100ml {
        let fat = values[LatticeNutrient.fat]?.amount ?? 0
        let others = sum - fat
        if min(fat, others) > 12 || fat < 12 && others > 20 && fat + 5 > others / 5 {
          add(.drinkIsSolid, 1)
        }
      }
      // A syrup of 100 ml holds more than 100 g.
      if sum > (meanings[index] == .per100ml ? 140 : 101) { add(.sumTooHigh, 1) }
    }
    add(
      .energiesApart,
      Double(energiesApart(tops.indices.filter { meanings[$0] != .none }.map { tops[$0] })))
    if let part = meanings.firstIndex(of: .perServing),
      isTooSmall(page.servingSizes, for: tops[part])
    {
      add(.servingTooSmall, 1)
    }
    if meanings[0] == .none, !isNamed || !states[0].isOfAmounts { add(.largestIsUnnamed, 1) }
    return f
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

  private static func addRatio(
    _ whole: Panel, _ part: Panel, sizes: [Double], servings: [Double],
    _ add: (Factor, Double) -> Void
  ) {
    let ratios = whole.values.indices.compactMap { key -> Double? in
      guard let x = whole.values[key]?.amount, let y = part.values[key]?.amount, x > 0.4, y > 0.4
      else { return nil }
      return y / x
    }
    guard !ratios.isEmpty else { return }
    let middle = median(ratios)
    if sizes.contains(where: { isRatio(middle, of: $0) }) { add(.ratioIsPrinted, 1) }
    if servings.contains(where: { isRatio(middle, of: $0) }) { add(.ratioIsServing, 1) }
    if ratios.count > 1 {
      let steady = ratios.count { abs($0 - middle) < 0.12 * middle }
      add(Double(steady) > 0.6 * Double(ratios.count) ? .ratioIsSteady : .ratioIsUnsteady, 1)
    }
    if middle > 1.02 { add(.servingExceedsHundred, 1) }
    if middle > 2 { add(.servingExceedsTwice, 1) }
  }
}

/// Whether a serving's amounts have the ratio of its size to 100 g. The size is in grams or millilitres.
///
/// Half a unit of the last of two digits is at most 5 % of an amount. The rest is for the rounded size. The fitted
/// weights judge the feature that follows from it.
func isRatio(_ ratio: Double, of size: Double) -> Bool { abs(ratio - size / 100) < 0.06 * ratio }
