import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Tables as they are printed in several countries")
struct PrintedTableTests {
  private static let shares = [
    ["Valor energético (kcal)", "384", "96", "5"], ["Carboidratos (g)", "88", "22", "7"],
    ["Açúcares totais (g)", "76", "19", ""], ["Proteínas (g)", "4,0", "1,0", "2"],
    ["Gorduras totais (g)", "1,8", "0,5", "1"], ["Gorduras saturadas (g)", "1,0", "0,3", "2"],
    ["Fibras alimentares (g)", "3,9", "1,0", "4"],
  ].map { $0.filter { !$0.isEmpty } }

  @Test("A serving's words above a table head no column, and a column below % has no amounts")
  func shares() throws {
    let table = CellPage(
      heads: [("100g", 380), ("25g", 480), ("%VD*", 580)], ends: [430, 530, 630],
      rows: Self.shares, top: 60)
    let serving = CellPage(heads: [("Porção: 25 g", 20)], ends: [], rows: [], top: 28)
    let label = try #require(SheetDecision.of([CellPage.page(serving, table)]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.carbohydrates]?.quantity.value == 88)
    #expect(label.perServing[.carbohydrates]?.quantity.value == 22)
  }

  @Test("Words for the prepared food behind a serving's size head no column")
  func preparedServing() throws {
    let table = CellPage(
      heads: [("Qty per 100 g", 370), ("Qty per serving", 570)], ends: [500, 720],
      rows: [
        ["Energy", "1560 kJ", "422 kJ"], ["Protein", "8.9 g", "2.4 g"], ["Fat", "8.2 g", "2.2 g"],
        ["Carbohydrate", "61.7 g", "16.7 g"], ["Sugars", "11.9 g", "3.2 g"],
      ], top: 60)
    let size = CellPage(
      heads: [("Serving size: 27 g (prepared 250 mL)", 20)], ends: [], rows: [], top: 20)
    let label = try #require(SheetDecision.of([CellPage.page(size, table)]))
    #expect(label.readings[.fat]?.quantity.value == 8.2)
    #expect(label.perServing[.fat]?.quantity.value == 2.2)
    #expect(label.perServing[.carbohydrates]?.quantity.value == 16.7)
  }

  @Test("The amounts of a package make no amount of a serving doubtful")
  func package() throws {
    let table = CellPage(
      heads: [("Per serving Per container", 380)],
      ends: [440, 520, 660, 740],
      rows: [
        ["Calories", "160", "", "320", ""], ["Total Fat", "7g", "9%", "14g", "18%"],
        ["Saturated Fat", "2g", "10%", "4g", "20%"], ["Sodium", "135mg", "6%", "270mg", "12%"],
        ["Total Carb.", "25g", "9%", "49g", "18%"], ["Dietary Fiber", "1g", "4%", "2g", "7%"],
        ["Total Sugars", "14g", "", "28g", ""], ["Protein", "1g", "", "2g", ""],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.basis == .perServing)
    for (nutrient, amount) in [(.fat, 7), (.sodium, 135), (.fiber, 1)] as [(Nutrient, Decimal)] {
      #expect(label.readings[nutrient]?.quantity.value == amount)
    }
  }

  @Test("The g of a name's unit, read as 9 or q, is its unit", arguments: ["(9)", "(q)"])
  func unitsOfNames(print: String) throws {
    let table = CellPage(
      heads: [("Per 100 g", 380), ("Per 50 g", 560)], ends: [490, 660],
      rows: [
        ["Energy (kJ)", "1498", "749"], ["Protein \(print)", "9.8", "4.9"],
        ["Total fat \(print)", "6.9", "3.5"], ["of which saturated fat \(print)", "1.5", "0.8"],
        ["Carbohydrate \(print)", "62", "31"], ["Total sodium (mg)", "154", "77"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.readings[.protein]?.quantity.value == 9.8)
    #expect(label.readings[.fat]?.quantity.value == 6.9)
    #expect(label.perServing[.fat]?.quantity.value == 3.5)
  }

  @Test("A bound in a cell of its own is that of its row")
  func boundInCell() throws {
    let table = CellPage(
      heads: [("Guaranteed Analysis", 20)], ends: [400, 600],
      rows: [
        ["Crude Protein", "(min)", "26.0%"], ["Crude Fat", "(min)", "16.0%"],
        ["Crude Fiber", "(max)", "4.0%"], ["Moisture", "(max)", "10.0%"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.readings[.protein]?.bound == .minimum)
    #expect(label.readings[.moisture]?.bound == .maximum)
  }

  private static let food = [
    ["Fat", "<0.5 g"], ["of which saturates", "0.1 g"], ["Carbohydrate", "71 g"],
    ["of which sugars", "3.0 g"], ["Protein", "12 g"], ["Salt", "0.02 g"],
  ]

  @Test("A sign before an energy that no label states so is of other print")
  func signOfEnergy() throws {
    let table = CellPage(
      heads: [("per 100 g", 460)], ends: [600],
      rows: [["Energy", "<1430 kJ"], ["Energy", "337 kcal"]] + Self.food)
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    let energy = try #require(label.readings[.energyKJ])
    #expect(energy.quantity.value == 1430 && energy.modifier == nil)
    #expect(label.readings[.fat]?.modifier == .lessThan)
  }

  @Test("Thousands are set apart without a unit", arguments: [("2 012", 2012), ("2 310", 2310)])
  func thousands(print: String, kilojoules: Decimal) throws {
    let table = CellPage(
      heads: [("pour 100 g", 460)], ends: [600],
      rows: [
        ["Énergie (kJ)", print], ["Énergie (kcal)", kilojoules == 2012 ? "481" : "552"],
        ["Matières grasses (g)", kilojoules == 2012 ? "21" : "29"], ["Glucides (g)", "65"],
        ["Protéines (g)", "7,2"], ["Sel (g)", "0,75"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.readings[.energyKJ]?.quantity.value == kilojoules)
  }
}
