package import Foundation

/// Physical figures of liquid foods, which parsing, decision and validation share.
package enum Liquid {
  /// The grams of 100 ml of the densest foods, syrup and honey.
  package static let densest: Decimal = 145
  /// The grams of a millilitre of alcohol at 20 °C.
  package static let alcoholDensity = Decimal(789) / 1000
  /// The kilojoules of a gram of alcohol (EU 1169/2011, annex XIV).
  package static let alcoholKilojoules: Decimal = 29
  /// The kilocalories of a gram of alcohol (EU 1169/2011, annex XIV).
  package static let alcoholKilocalories: Decimal = 7
}
