import Foundation
import LabelModel
import Testing

@Suite("A 100 g above a table that heads none of its columns")
struct StatementTests {
  @Test("Is of the energy behind it, as on the front of a British pack")
  func energyOfFront() throws {
    let table = CellPage(
      heads: [("Per 100g", 420), ("Per 1/2 pack (170g)", 600)], ends: [516, 700],
      rows: [
        ["Energy", "231kJ", "392kJ"], ["", "55kcal", "93kcal"], ["Fat", "1.6g", "2.7g"],
        ["of which saturates", "1.1g", "1.8g"], ["Carbohydrate", "6.3g", "11g"],
        ["of which sugars", "5.3g", "9.1g"], ["Protein", "3.6g", "6.1g"],
        ["Salt", "0.18g", "0.30g"],
      ], top: 120)
    var page = CellPage.page(table)
    page.lines.insert(
      CellPage.line("Typical values per 100g: Energy 231kJ/55kcal", 420, 60), at: 0)
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 1.6)
    #expect(label.perServing[.fat]?.quantity.value == 2.7)
  }

  @Test("Is of the energy behind it, which one look reads otherwise")
  func energyOfTwoLooks() throws {
    let looks = ["2.192ky/S26kcal", "2192kJ/526kcal"].map { energy in
      var page = runningPage([
        "Ingredientes: cacao 42%, azúcar",
        "Información nutricional por 100 g: Energía \(energy) | Grasas",
        "33,9 g | de las cuales saturadas 21,6 g | Hidratos de carbono",
        "44,8 g | de los cuales azúcares 37,6 g | Proteínas 8,3 g | Sal 0,08 g.",
      ])
      for line in page.lines.indices {
        for word in page.lines[line].words.indices {
          page.lines[line].words[word].confidence = Confidence(0.96)
        }
      }
      return page
    }
    let label = try #require(SheetDecision.of(looks: looks))
    #expect(label.basis == .per100g)
    #expect(label.readings[.energyKcal]?.quantity.value == 526)
    #expect(label.readings[.protein]?.quantity.value == 8.3)
  }

  @Test("A serving behind a percent sign heads shares, and no amounts")
  func sharesOfServing() throws {
    let table = CellPage(
      heads: [("Per 100 g", 420)], ends: [540, 700],
      rows: [
        ["Energy", "331 kcal", "20%"], ["Protein", "21.25 g", "17%"],
        ["Carbohydrate", "0.75 g", "0%"], ["Total Sugars", "0.65 g", "27%"],
        ["Total Fat", "27.03 g", "14%"], ["Saturated Fat", "17.03 g", "7%"],
        ["Sodium", "853 mg", "25%"],
      ], top: 60)
    var page = CellPage.page(table)
    page.lines.insert(CellPage.line("Serving size: 28 g", 20, 20), at: 0)
    page.lines.append(CellPage.line("%RDA* per serve", 580, 62))
    let label = try #require(SheetDecision.of([page]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 27.03)
  }
}
