import Foundation
import LabelModel
import Testing

@Suite struct QuantityTests {
  @Test(
    "Amounts of one content are compared in one unit, whatever unit they are printed in",
    arguments: [
      (Decimal(25), NutrientUnit.percent, Decimal(25)), (250, .gramPerKilogram, 25),
      (2_500, .milligram, Decimal(25) / 10), (2_500, .microgram, Decimal(25) / 10_000),
      (2_500, .milligramPerKilogram, Decimal(25) / 100), (3_900, .kilocaloriePerKilogram, 390),
      (390, .kilocalorie, 390), (330, .millilitre, 330),
    ])
  func normalized(_ value: Decimal, _ unit: NutrientUnit, _ expected: Decimal) {
    #expect(Quantity(value, unit).normalized == expected)
  }

  @Test(
    "International units, whose mass differs by vitamin, are compared with nothing",
    arguments: [NutrientUnit.internationalUnit, .internationalUnitPerKilogram])
  func internationalUnits(_ unit: NutrientUnit) {
    #expect(Quantity(100, unit).normalized == nil)
  }

  @Test(
    "A number is rounded to a hundredth, and a trace to its first two digits",
    arguments: [
      ("12.345", "12.35"), ("0.1", "0.1"), ("0.0999", "0.1"), ("0.00143", "0.0014"),
      ("-0.00143", "-0.0014"), ("0", "0"), ("0.000000001", "0"),
    ])
  func rounding(_ exact: String, _ expected: String) throws {
    #expect(
      try #require(Decimal(string: exact)).toHundredthOrTwoDigits == Decimal(string: expected))
  }
}
