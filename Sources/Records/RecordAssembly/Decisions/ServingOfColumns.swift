import Foundation
import LabelModel
import Languages

/// The size of a serving by two columns.
///
/// Each amount of a serving is the same share of that of 100 g.
struct ServingOfColumns {
  /// The sizes that each nutrient's two amounts allow, in grams or millilitres.
  private let sizes: [ClosedRange<Double>]

  /// Compares the columns of 100 g or 100 ml and of a serving.
  init(whole: [Nutrient: NutrientValue], part: [Nutrient: NutrientValue]) {
    sizes = Nutrient.allCases.compactMap { nutrient in
      guard let whole = Self.amounts(whole[nutrient]), let part = Self.amounts(part[nutrient])
      else { return nil }
      return 100 * part.lowerBound / whole.upperBound...100 * part.upperBound / whole.lowerBound
    }
  }

  /// The size that most nutrients agree on, `nil` where they do not.
  ///
  /// Columns of another preparation have no common size: "with 125 ml of milk".
  private var common: Double? {
    let middles = sizes.map { ($0.lowerBound * $0.upperBound).squareRoot() }
    guard let best = middles.max(by: { count($0) < count($1) }),
      count(best) >= Self.fewest, 5 * count(best) >= 4 * sizes.count
    else { return nil }
    return best
  }

  /// Returns the size that the columns state; `nil` where `printed` may be it, or they state none.
  func contradiction(to printed: Double) -> Double? {
    common.flatMap { 2 * count(printed) < count($0) ? $0 : nil }
  }

  /// The number of nutrients that allow a size.
  private func count(_ size: Double) -> Int { sizes.count { $0.contains(size) } }

  /// Nutrients that show a size at least; two have one in common by chance.
  private static let fewest = 3

  /// The amounts that a printed number may be rounded from. `nil` for a bound, for nearly nothing and without unit of mass.
  ///
  /// Labels round amounts before they multiply, or after it, so that one unit of the last digit counts.
  private static func amounts(_ value: NutrientValue?) -> ClosedRange<Double>? {
    guard let value, value.bound == nil, value.modifier == nil, value.source == .ocr,
      let amount = value.quantity.normalized, amount > 0, value.quantity.value > 0
    else { return nil }
    let middle = NSDecimalNumber(decimal: amount).doubleValue
    let printed = value.quantity.value
    let unit = middle / NSDecimalNumber(decimal: printed).doubleValue
    let rounding = unit * pow(10, Double(min(0, printed.exponent)))
    guard middle > 2 * rounding else { return nil }
    return middle - rounding...middle + rounding
  }
}

extension ProductRecord {
  /// Leaves out the size of a serving that the amounts of both columns contradict.
  mutating func dropContradictedServing() {
    guard let printed = servingSize, let basis,
      (basis, printed.unit) == (.per100g, .gram)
        || (basis, printed.unit) == (.per100ml, .millilitre),
      let size = ServingOfColumns(whole: nutrients, part: perServing)
        .contradiction(to: NSDecimalNumber(decimal: printed.value).doubleValue)
    else { return }
    var rounded = Decimal()
    var exact = Decimal(size)
    NSDecimalRound(&rounded, &exact, size < 10 ? 1 : 0, .plain)
    servingSize = nil
    findings.append(
      Finding(
        rule: .servingAgreesWithColumns, severity: .warning,
        message: Message(
          .servingDiffers,
          [
            .column: .basis(.perServing), .quantity: .quantity(printed), .value: .number(rounded),
            .unit: .unit(printed.unit),
          ]), fields: ["servingSize"]))
  }
}
