/// Two columns of a pet food's constituents: as fed, and of the dry matter.
///
/// Without its water each constituent is 100 / (100 − moisture) times as much. The moisture is in the column as fed. So
/// arithmetic shows which column is which, whatever the headings say.
struct DryMatterColumns {
  /// The column of the dry matter, by its place in the layout.
  let dry: Int
  /// The amounts as fed that the ratio confirms, by their place in the page.
  let confirmed: [Int: Double]

  /// Finds them in the best panels of a layout's columns; `nil` where no two columns have the ratio.
  ///
  /// `isNamed` is whether words for the dry matter are read. The moisture may then be missing, or misread.
  init?(_ tops: [Panel], isNamed: Bool) {
    for fed in tops.indices {
      for dry in tops.indices where dry != fed {
        let columns = (tops[fed], tops[dry])
        guard
          let confirmed = Self.confirmed(columns.0, by: columns.1)
            ?? (isNamed ? Self.confirmedAlone(columns.0, by: columns.1) : nil)
        else { continue }
        (self.dry, self.confirmed) = (dry, confirmed)
        return
      }
    }
    return nil
  }

  /// The amounts as fed that those of the dry matter confirm, with the moisture; `nil` in other columns.
  private static func confirmed(_ fed: Panel, by dry: Panel) -> [Int: Double]? {
    guard let moisture = fed.values[LatticeNutrient.moisture], moistures.contains(moisture.amount)
    else { return nil }
    let ratio = 100 / (100 - moisture.amount)
    return inRatio(
      pairs(fed, dry), ratio, error: ratio * moisture.option.roundingError / 100
    )?.merging([moisture.spot: moisture.amount]) { $1 }
  }

  /// The amounts as fed that those of the dry matter confirm by one ratio, which no moisture explains.
  private static func confirmedAlone(_ fed: Panel, by dry: Panel) -> [Int: Double]? {
    let pairs = pairs(fed, dry)
    let ratios = pairs.map { $0.dry.amount / $0.fed.amount }
    guard !ratios.isEmpty, case let ratio = median(ratios),
      moistures.contains(100 - 100 / ratio)
    else { return nil }
    return inRatio(pairs, ratio, error: 0)
  }

  private typealias Pair = (fed: PanelCandidate, dry: PanelCandidate)

  private static func pairs(_ fed: Panel, _ dry: Panel) -> [Pair] {
    constituents.compactMap { key in
      guard let fed = fed.values[key], let dry = dry.values[key], fed.amount > 0, dry.amount > 0
      else { return nil }
      return (fed, dry)
    }
  }

  /// The amounts as fed of the pairs with a ratio, by their place; `nil` where too few have it.
  ///
  /// `error` is the share by which the ratio may be wrong.
  private static func inRatio(_ pairs: [Pair], _ ratio: Double, error: Double) -> [Int: Double]? {
    let fitting = pairs.filter { fed, dry in
      // Half a unit of the last digit, of both amounts.
      let rounding = dry.option.roundingError + ratio * fed.option.roundingError
      return abs(dry.amount - ratio * fed.amount) <= slack * (rounding + error * dry.amount)
    }
    guard fitting.count >= LatticePage.fewestRows, pairs.count - fitting.count <= mostMisread else {
      return nil
    }
    return Dictionary(fitting.map { ($0.fed.spot, $0.fed.amount) }) { first, _ in first }
  }

  /// The constituents that a food's water is no part of.
  private static let constituents = [
    LatticeNutrient.protein, LatticeNutrient.fat, LatticeNutrient.fiber, LatticeNutrient.ash,
  ]
  /// The moistures whose ratio is no rounding of 1, in percent. A broth has 97.
  private static let moistures = 4.0...97.0
  /// The errors of rounding that an amount may differ by. Labels round what is rounded already.
  private static let slack = 1.2
  /// Constituents with another ratio at most: one may be misread.
  private static let mostMisread = 1
}
