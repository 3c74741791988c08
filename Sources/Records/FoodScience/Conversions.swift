package import Foundation
import LabelModel

/// Returns the kilojoules of `kilocalories`.
package func kilojoules(fromKilocalories kilocalories: Decimal) -> Decimal {
  kilocalories * FoodEnergy.exactKilojoulesPerKilocalorie
}

/// Returns the kilocalories of `kilojoules`.
package func kilocalories(fromKilojoules kilojoules: Decimal) -> Decimal {
  kilojoules / FoodEnergy.exactKilojoulesPerKilocalorie
}

/// Returns the salt equivalent of `sodium`, both in grams: salt = 2.5 × sodium (EU 1169/2011,
/// Annex I).
package func salt(fromSodium sodium: Decimal) -> Decimal { sodium * 5 / 2 }

/// Returns a content as fed on a dry-matter basis: as fed × 100 / (100 − moisture) (docs/rules.md, "Pet food").
///
/// - Parameters:
///   - asFed: the content in percent as fed.
///   - moisture: the moisture in percent.
/// - Returns: percent of dry matter; `nil` when `moisture` leaves no dry matter or is negative.
package func percentOfDryMatter(asFed: Decimal, moisture: Decimal) -> Decimal? {
  guard moisture >= 0, moisture < 100 else { return nil }
  return asFed * 100 / (100 - moisture)
}

/// Returns `value` as the nearest number with `places` decimals, as derived figures are shown.
func rounded(_ value: Decimal, places: Int) -> Double {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  return (NSDecimalNumber(decimal: value).doubleValue * scale).rounded() / scale
}
