import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Two columns whose headings are above each other's numbers")
struct ExchangedColumnTests {
  /// A table whose only heading of 100 g is above its second column.
  private func page(_ rows: [[String]], beside text: String) -> RecognizedPage {
    var page = CellPage.page(CellPage(heads: [("100 g", 800)], ends: [620, 880], rows: rows))
    page.lines.append(CellPage.line(text, 20, 420))
    return page
  }

  private static let bar = [
    ["Energy", "2259 kJ / 542 kcal", "339 kJ / 81 kcal"], ["Fat", "32.8 g", "4.9 g"],
    ["of which saturates", "10.8 g", "1.6 g"], ["Carbohydrate", "54.1 g", "8.1 g"],
    ["of which sugars", "52.0 g", "7.8 g"], ["Protein", "6.0 g", "0.9 g"],
    ["Salt", "0.11 g", "0.02 g"],
  ]

  @Test("Change places where a printed size is the inverse of their ratio")
  func inverse() throws {
    let label = try #require(SheetDecision.of([page(Self.bar, beside: "15 g")]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 32.8)
    #expect(label.perServing[.fat]?.quantity.value == 4.9)
  }

  @Test(
    "Keep their places where no size is the inverse or one is only near it, and where one is the ratio",
    arguments: ["45 g", "15.8 g", "15 g / 669 g"])
  func kept(text: String) throws {
    let label = try #require(SheetDecision.of([page(Self.bar, beside: text)]))
    #expect(label.readings[.fat]?.quantity.value != 32.8)
  }

  @Test("Change places for a serving of more than 100 g, where a word for a serving is beside it")
  func largeServing() throws {
    let rows = [
      ["Energy", "406 kJ / 97 kcal", "609 kJ / 146 kcal"], ["Fat", "3.1 g", "4.7 g"],
      ["of which saturates", "2.1 g", "3.2 g"], ["Carbohydrate", "13.6 g", "20.4 g"],
      ["of which sugars", "13.0 g", "19.5 g"], ["Protein", "3.5 g", "5.3 g"],
      ["Salt", "0.11 g", "0.17 g"],
    ]
    let label = try #require(SheetDecision.of([page(rows, beside: "Serving size: 150 g")]))
    #expect(label.readings[.carbohydrates]?.quantity.value == 13.6)
    #expect(label.perServing[.carbohydrates]?.quantity.value == 20.4)
  }
}
