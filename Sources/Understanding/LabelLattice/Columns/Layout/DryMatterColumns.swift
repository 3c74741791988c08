/// Two columns of a pet food's constituents: as fed, and of the dry matter.
///
/// Without its water each constituent is 100 / (100 − moisture) times as much. The moisture is in the column as fed alone.
/// So arithmetic shows which column is which, whatever the headings say.
struct DryMatterColumns {
  /// The column of the dry matter, by its place in the layout.
  let dry: Int
  /// The amounts as fed that the ratio confirms, by their place in the page.
  let confirmed: [Int: Double]

  /// Finds them in the best panels of a layout's columns; `nil` where no two columns have the ratio.
  init?(_ tops: [Panel]) {
    for fed in tops.indices {
      for dry in tops.indices where dry != fed {
        guard let confirmed = Self.confirmed(tops[fed], by: tops[dry]) else { continue }
        (self.dry, self.confirmed) = (dry, confirmed)
        return
      }
    }
    return nil
  }

  /// The amounts as fed that those of the dry matter confirm, with the moisture; `nil` in other columns.
  private static func confirmed(_ fed: Panel, by dry: Panel) -> [Int: Double]? {
    guard let moisture = fed.values[LatticeNutrient.moisture], moistures.contains(moisture.amount),
      dry.values[LatticeNutrient.moisture] == nil
    else { return nil }
    let ratio = 100 / (100 - moisture.amount)
    var confirmed = [moisture.spot: moisture.amount]
    var others = 0
    for key in constituents {
      guard let fed = fed.values[key], let dry = dry.values[key], fed.amount > 0, dry.amount > 0
      else { continue }
      // Half a unit of the last digit, of both amounts and of the moisture.
      let error =
        dry.option.roundingError + ratio * fed.option.roundingError
        + dry.amount * ratio * moisture.option.roundingError / 100
      if abs(dry.amount - ratio * fed.amount) <= slack * error {
        confirmed[fed.spot] = fed.amount
      } else {
        others += 1
      }
    }
    return confirmed.count > LatticePage.fewestRows && others <= mostMisread ? confirmed : nil
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
