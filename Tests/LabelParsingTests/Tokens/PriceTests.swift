import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Prices among amounts")
struct PriceTests {
  private func sugars(_ row: String) -> Decimal? {
    values(
      of: "Nutrition per 100 g\nEnergy 1516 kJ / 366 kcal\nFat 30 g\n\(row)\nProtein 22 g")[
        .sugars]?
      .value
  }

  @Test(
    "A number with a sign or word of money is no amount",
    arguments: [
      "£2.49", "2,49 €", "2,49€", "€ 2,49", "R$ 4,99", "US$2.50", "24,90 kr", "2,49 zł", "CHF 2.50",
      "149 Ft", "39,90 Kč", "99 руб.", "₹20", "Rs. 20",
    ])
  func prices(print: String) {
    #expect(sugars("Sugars \(print)") == nil)
  }

  @Test(
    "A sign that was read for a letter, and a price behind an amount, leave the amount",
    arguments: ["Sugar$ 5 g", "Sugars $ 5 g", "Sugars 5 $", "Sugars 5 g € 1,99", "Sugars 5 kr"])
  func amounts(row: String) {
    #expect(sugars(row) == 5)
  }
}
