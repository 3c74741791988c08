package import Foundation

extension Decimal {
  /// The number to a hundredth; below a tenth, to its first two digits.
  ///
  /// A trace such as 0.00143 g is 0.0014 then, and never 0.
  package var toHundredthOrTwoDigits: Decimal {
    var scale = 2
    var least = Decimal(sign: .plus, exponent: -1, significand: 1)
    while self != 0, magnitude < least, scale < Self.mostDecimals {
      scale += 1
      least /= 10
    }
    var (exact, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &exact, scale, .plain)
    return rounded
  }

  /// The most decimals that are kept: 0.01 µg in grams.
  private static let mostDecimals = 8
}
