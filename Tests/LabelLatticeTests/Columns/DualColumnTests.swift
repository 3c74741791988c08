import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Nutrition Facts of a serving and of a package")
struct DualColumnTests {
  /// Nutrition Facts with two columns of amounts, each with its shares.
  private static func page(
    _ rows: [[String]], calories: [String], _ package: String
  ) -> RecognizedPage {
    var lines = [
      CellPage.line("Nutrition Facts", 20, 20), CellPage.line("2 servings per container", 20, 60),
      CellPage.line("Serving size", 20, 100), CellPage.line("2/3 cup (22g)", 400, 100),
      CellPage.line("Per 2/3 cup", 300, 150), CellPage.line(package, 520, 150),
      CellPage.line("Calories", 20, 190), CellPage.line(calories[0], 330, 190),
      CellPage.line(calories[1], 540, 190), CellPage.line("% DV*", 400, 220),
      CellPage.line("% DV*", 620, 220),
    ]
    for (row, cells) in rows.enumerated() {
      lines += zip(cells, [20, 300, 400, 520, 620]).filter { !$0.0.isEmpty }
        .map { CellPage.line($0, $1, 260 + 40 * row) }
    }
    return RecognizedPage(source: "facts.jpg", lines: lines)
  }

  @Test(
    "Give the serving's amounts where only its size is said to be a serving's",
    arguments: ["Per box", "Per bag"])
  func size(package: String) throws {
    let rows = [
      ["Total Fat", "5g", "6%", "11g", "14%"], ["Saturated Fat", "3.5g", "18%", "7g", "35%"],
      ["Trans Fat", "0g", "", "0g", ""], ["Cholesterol", "0mg", "0%", "0mg", "0%"],
      ["Sodium", "25mg", "1%", "45mg", "2%"], ["Total Carbohydrate", "13g", "5%", "25g", "9%"],
      ["Dietary Fiber", "1g", "4%", "2g", "7%"], ["Total Sugars", "7g", "", "15g", ""],
      ["Protein", "2g", "", "3g", ""],
    ]
    let label = try #require(
      SheetDecision.of([Self.page(rows, calories: ["100", "210"], package)]))
    #expect(label.basis == .perServing)
    #expect(label.readings[.energyKcal]?.quantity.value == 100)
    #expect(label.readings[.fat]?.quantity.value == 5)
    #expect(label.readings[.protein]?.quantity.value == 2)
  }

  @Test("Give the serving's amounts of a food that is fat alone")
  func fat() throws {
    let rows = [
      ["Total Fat", "8g", "10%", "17g", "22%"], ["Saturated Fat", "1.5g", "8%", "2.5g", "12%"],
      ["Trans Fat", "0g", "", "0g", ""], ["Cholesterol", "0mg", "0%", "0mg", "0%"],
      ["Sodium", "0mg", "0%", "0mg", "0%"], ["Total Carbohydrate", "0g", "0%", "0g", "0%"],
      ["Dietary Fiber", "0g", "0%", "0g", "0%"], ["Total Sugars", "0g", "", "0g", ""],
      ["Protein", "0g", "", "0g", ""],
    ]
    let label = try #require(
      SheetDecision.of([Self.page(rows, calories: ["70", "150"], "Per bag")]))
    #expect(label.basis == .perServing)
    #expect(label.readings[.energyKcal]?.quantity.value == 70)
    #expect(label.readings[.fat]?.quantity.value == 8)
  }
}
