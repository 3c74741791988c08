import Foundation
import LabelModel
import Testing

@Suite("Units that are printed in the row")
struct RowUnitTests {
  private static let heads = [(text: "pour 100 g", left: 500)]
  private static let rows = [
    ["Matières grasses", "12,2 g"], ["dont acides gras saturés", "1,7 g"],
    ["Glucides", "0,6 g"], ["dont sucres", "0,5 g"], ["Protéines", "21,6 g"], ["Sel", "0,90 g"],
  ]

  @Test("Takes a number for kJ whose kcal is below it")
  func kilojoules() throws {
    let table = CellPage(
      heads: Self.heads, ends: [620], rows: [["Énergie", "819"], ["", "kcal 196"]] + Self.rows)
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.readings[.energyKcal]?.quantity == Quantity(196, .kilocalorie))
    #expect(label.readings[.energyKJ]?.quantity == Quantity(819, .kilojoule))
  }

  @Test("Takes a number for kJ before a stroke and the kcal, where its unit is misread")
  func kilojoulesBeside() throws {
    let table = CellPage(
      heads: Self.heads, ends: [620], rows: [["Calories", "819 k/x/196 kcal"]] + Self.rows)
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.readings[.energyKcal]?.quantity == Quantity(196, .kilocalorie))
    #expect(label.readings[.energyKJ]?.quantity == Quantity(819, .kilojoule))
  }

  @Test(
    "Parts the kJ and the kcal of one number, where both are an energy in one way alone",
    arguments: ["1610381", "16107381", "1670381"])
  func joinedEnergies(number: String) throws {
    let table = CellPage(
      heads: [("per 100 g", 420)], ends: [560],
      rows: [
        ["Energi, kJ/kcal", number], ["Protein", "73,6 g"], ["Kolhydrat", "6,8 g"],
        ["varav sockerarter", "6,2 g"], ["Fett", "6,4 g"], ["varav mättat fett", "3,8 g"],
        ["Salt", "0,61 g"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    let isEnergy = number != "1670381"
    #expect(label.readings[.energyKJ]?.quantity == (isEnergy ? Quantity(1610, .kilojoule) : nil))
    #expect(label.readings[.energyKcal]?.quantity == (isEnergy ? Quantity(381, .kilocalorie) : nil))
  }

  @Test("Takes no number for kJ that has its own kcal, or whose lower neighbour has none")
  func kilocalories() throws {
    for energies in [
      [["Énergie", "540 kcal"], ["dont lipides", "129 kcal"]],
      [["Énergie", "540"], ["xqzw", "129"]],
    ] {
      let table = CellPage(heads: Self.heads, ends: [620], rows: energies + Self.rows)
      let label = try #require(SheetDecision.of([CellPage.page(table)]))
      #expect(label.readings[.energyKcal]?.quantity.value != 129)
      #expect(label.readings[.energyKJ]?.quantity.value != 540)
    }
  }

  @Test("Takes the unit of sodium from its name, not for a column of shares")
  func milligrams() throws {
    let table = CellPage(
      heads: [(text: "Per 100 g", left: 460), (text: "Per serve 30 g", left: 620)],
      ends: [560, 780, 940],
      rows: [
        ["Energy (kcal)", "374", "112", "6"], ["Protein (g)", "25,7", "7,7", "14"],
        ["Carbohydrate (g)", "1,5", "0,5", "1"], ["Total fat (g)", "29,9", "9,0", "13"],
        ["Saturated fat (g)", "16,4", "4,9", "22"], ["Sodium (mg)", "628", "188", "9"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.readings[.sodium]?.quantity == Quantity(628, .milligram))
    let all =
      label.readings.values.map(\.quantity) + label.perServing.values.map(\.quantity)
      + label.forReview.map(\.quantity)
    #expect(!all.contains(Quantity(9, .milligram)))
  }
}
