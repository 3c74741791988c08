import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Nutrition Facts of a serving and of a package")
struct DualColumnTests {
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
    var lines = [
      CellPage.line("Nutrition Facts", 20, 20), CellPage.line("2 servings per container", 20, 60),
      CellPage.line("Serving size", 20, 100), CellPage.line("2/3 cup (22g)", 400, 100),
      CellPage.line("Per 2/3 cup", 300, 150), CellPage.line(package, 520, 150),
      CellPage.line("Calories", 20, 190), CellPage.line("100", 330, 190),
      CellPage.line("210", 540, 190), CellPage.line("% DV*", 400, 220),
      CellPage.line("% DV*", 620, 220),
    ]
    for (row, cells) in rows.enumerated() {
      lines += zip(cells, [20, 300, 400, 520, 620]).filter { !$0.0.isEmpty }
        .map { CellPage.line($0, $1, 260 + 40 * row) }
    }
    let page = RecognizedPage(source: "facts.jpg", lines: lines)
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .perServing)
    #expect(label.readings[.energyKcal]?.quantity.value == 100)
    #expect(label.readings[.fat]?.quantity.value == 5)
    #expect(label.readings[.protein]?.quantity.value == 2)
  }
}
