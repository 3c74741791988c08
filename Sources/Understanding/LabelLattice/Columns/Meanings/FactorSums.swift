import LabelModel

/// The features of a hypothesis, each summed up over its columns.
struct FactorSums {
  /// The sums, by ``MeaningHypothesis/Factor``.
  private(set) var values = [Double](repeating: 0, count: MeaningHypothesis.Factor.allCases.count)

  /// A pure fat has 900 kcal, and tolerances of EU 1169/2011 add little.
  private static let greatestEnergy = 910.0

  /// Adds to the sum of a factor.
  mutating func add(_ factor: MeaningHypothesis.Factor, _ value: Double = 1) {
    values[factor.rawValue] += value
  }

  /// Adds the amounts whose unit is not one of the column's meaning.
  ///
  /// Amounts of food are masses (EU 1169/2011 annex XV), those of pet food shares (EU 767/2009 annex VI).
  mutating func addUnits(of column: Panel, _ meaning: ColumnMeaning) {
    let wrong: LatticeUnit = meaning == .asFed ? .mass : .percent
    let count = column.values.count { $0?.option.unitClass == wrong }
    add(meaning == .asFed ? .massOfPetFood : .percentOfFood, Double(min(count, 4)) / 2)
  }

  /// Adds the impossible amounts of a column of 100 g or 100 ml.
  mutating func addHundred(_ column: Panel, _ meaning: ColumnMeaning) {
    let values = column.values
    let energy =
      values[LatticeNutrient.energyKcal]?.amount
      ?? values[LatticeNutrient.energyKJ].map { $0.amount / FoodEnergy.kilojoulesPerKilocalorie }
      ?? 0
    if energy > Self.greatestEnergy { add(.energyTooHigh) }
    if meaning == .per100ml, energy > 130 { add(.drinkIsDense) }
    let sum = column.macros
    // Liquids are oils, or syrups, or mostly water.
    if meaning == .per100ml {
      let fat = values[LatticeNutrient.fat]?.amount ?? 0
      let others = sum - fat
      if min(fat, others) > 12 || fat < 12 && others > 20 && fat + 5 > others / 5 {
        add(.drinkIsSolid)
      }
    }
    // A syrup of 100 ml holds more than 100 g.
    if sum > (meaning == .per100ml ? 140 : 101) { add(.sumTooHigh) }
  }

  /// Adds the ratio of a serving's amounts to those of 100 g or 100 ml.
  mutating func addRatio(_ whole: Panel, _ part: Panel, sizes: [Double], servings: [Double]) {
    let ratios = whole.values.indices.compactMap { key -> Double? in
      guard let x = whole.values[key]?.amount, let y = part.values[key]?.amount, x > 0.4, y > 0.4
      else { return nil }
      return y / x
    }
    guard !ratios.isEmpty else { return }
    let middle = median(ratios)
    if sizes.contains(where: { isRatio(middle, of: $0) }) { add(.ratioIsPrinted) }
    if servings.contains(where: { isRatio(middle, of: $0) }) { add(.ratioIsServing) }
    if ratios.count > 1 {
      let steady = ratios.count { abs($0 - middle) < 0.12 * middle }
      add(Double(steady) > 0.6 * Double(ratios.count) ? .ratioIsSteady : .ratioIsUnsteady)
    }
    if middle > 1.02 { add(.servingExceedsHundred) }
    if middle > 2 { add(.servingExceedsTwice) }
  }
}

/// Whether a serving's amounts have the ratio of its size to 100 g. The size is in grams or millilitres.
///
/// Half a unit of the last of two digits is at most 5 % of an amount. The rest is for the rounded size. The fitted
/// weights judge the feature that follows from it.
func isRatio(_ ratio: Double, of size: Double) -> Bool { abs(ratio - size / 100) < 0.06 * ratio }
