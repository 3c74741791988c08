package import Foundation
package import LabelModel

/// The prints of 100 g and 100 ml, the amounts that a food's column refers to (EU 1169/2011, article 32).
///
/// The rules, the lattice and the package's contents share these forms.
package enum HundredPrint {
  /// Whether a number with its unit is 100 g or 100 ml.
  package static func isComplete(_ number: Decimal?, _ unit: NutrientUnit?) -> Bool {
    number == 100 && (unit == .gram || unit == .millilitre)
  }

  /// Whether digits are 100 and a "g" that was read as a digit.
  package static func endsInDamagedGram(digits: String) -> Bool {
    digits == "1009" || digits == "1008"
  }

  /// Whether a number is 100 without a unit: the unit may be lost.
  package static func isBare(_ number: Decimal?, _ unit: NutrientUnit?, digits: Int) -> Bool {
    number == 100 && unit == nil && digits == 3
  }
}
