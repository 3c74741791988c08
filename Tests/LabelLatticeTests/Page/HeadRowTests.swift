import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Names in one row above their amounts")
struct HeadRowTests {
  /// A column of the table, with the lines of its cell in the head.
  private struct Column {
    var head: [String]
    var amount: String
    var nutrient: Nutrient

    var number: Decimal? {
      Decimal(string: String(amount.prefix { $0 != " " }).replacing(",", with: "."))
    }
  }

  private static let columns = [
    Column(head: ["Energie /", "Energia"], amount: "1092 kJ", nutrient: .energyKJ),
    Column(head: ["Fett / Grassi"], amount: "10,1 g", nutrient: .fat),
    Column(
      head: ["davon gesättigte", "Fettsäuren / di", "cui acidi grassi", "saturi"],
      amount: "4,2 g", nutrient: .saturatedFat),
    Column(head: ["Kohlenhydrate /", "Carboidrati"], amount: "35 g", nutrient: .carbohydrates),
    Column(head: ["davon Zucker /", "di cui zuccheri"], amount: "12 g", nutrient: .sugars),
    Column(head: ["Eiweiss / Proteine"], amount: "7,2 g", nutrient: .protein),
    Column(head: ["Salz / Sale"], amount: "0,91 g", nutrient: .salt),
  ]

  /// A table whose amounts are so many lines below the first one of its head.
  private func page(lines: Int) -> RecognizedPage {
    let heads = Self.columns.enumerated().flatMap { index, column in
      column.head.enumerated().map { CellPage.line($1, 200 + 240 * index, 60 + 32 * $0) }
    }
    let down = 60 + 32 * lines
    let amounts = Self.columns.enumerated().map {
      CellPage.line($1.amount, 200 + 240 * $0, down)
    }
    return RecognizedPage(
      source: "head.jpg",
      lines: [CellPage.line("Nährwerte / Valori nutritivi", 20, 20)] + heads
        + [CellPage.line("pro 100 g", 20, down)] + amounts)
  }

  @Test("Are found as far above as the highest cell of their row needs", arguments: [4, 5])
  func unequalCells(lines: Int) throws {
    let lattice = Lattice(page(lines: lines))
    let cells = CellAlignment(lattice.page)
    for column in Self.columns.dropFirst() {
      let key = try #require(LatticeNutrient.index(of: column.nutrient))
      let number = try #require(column.number)
      let item = try #require(
        lattice.items.first { $0.option.value == NSDecimalNumber(decimal: number).doubleValue },
        "\(column.nutrient)")
      let chances = cells.chances(of: item.spot, key: key)
      #expect(chances?.own ?? 0 > 0.5, "\(column.nutrient)")
      #expect(chances?.other ?? 1 < 0.2, "\(column.nutrient)")
    }
  }

  @Test("Give their amounts to no neighbour")
  func accepted() throws {
    let label = try #require(SheetDecision.of([page(lines: 4)]))
    for column in Self.columns {
      #expect(label.readings[column.nutrient]?.quantity.value == column.number)
    }
  }
}
