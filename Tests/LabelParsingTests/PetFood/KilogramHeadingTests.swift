import Foundation
import LabelModel
import Testing

@Suite("An analysis whose heading names the kilogram")
struct KilogramHeadingTests {
  private static let constituents: [Nutrient: Quantity] = [
    .protein: Quantity(110, .gramPerKilogram), .fat: Quantity(60, .gramPerKilogram),
    .fiber: Quantity(5, .gramPerKilogram), .ash: Quantity(20, .gramPerKilogram),
    .moisture: Quantity(780, .gramPerKilogram),
  ]

  @Test(
    "Its amounts are grams of a kilogram, in a line or in rows",
    arguments: [
      "Analytical constituents (g/kg): protein 110, fat 60, fibre 5, ash 20, moisture 780",
      "Analytical constituents per kg: protein 110 g, fat 60 g, fibre 5 g, ash 20 g, moisture 780 g",
      "Analytical constituents in g/kg\nProtein 110\nFat 60\nFibre 5\nAsh 20\nMoisture 780",
      "Analytical constituents per 1 kg\nProtein 110 g\nFat 60 g\nFibre 5 g\nAsh 20 g\nMoisture 780 g",
      "Analytische Bestandteile pro kg: Rohprotein 110 g, Rohfett 60 g, Rohfaser 5 g, Rohasche 20 g, Feuchtigkeit 780 g",
    ])
  func kilograms(text: String) {
    #expect(values(of: "Complete food for dogs\n" + text) == Self.constituents)
  }

  @Test(
    "Percentages below it stay, and so do amounts below other headings",
    arguments: [
      "Analytical constituents per kg: protein 11 %, fat 6 %",
      "Analytical constituents: protein 11 %, fat 6 %. Nutritional additives per kg: copper 10 mg",
      "Complete dog food per kg. Guaranteed analysis: protein 11 %, fat 6 %",
    ])
  func others(text: String) {
    let found = values(of: text)
    #expect(found[.protein] == Quantity(11, .percent) && found[.fat] == Quantity(6, .percent))
    #expect(!found.values.contains { $0.unit == .gramPerKilogram })
  }
}
