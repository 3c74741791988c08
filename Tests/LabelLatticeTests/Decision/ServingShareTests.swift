import Foundation
import LabelModel
import Testing

@Suite("The ratio of a serving's column to that of 100 g")
struct ServingShareTests {
  /// A table whose second column is of 25 g, but for the fat that `fat` prints.
  private func sheet(
    _ heading: String, fat: [String] = ["21,2 g", "5,3 g"],
    sugars: [String] = ["31,4 g", "7,9 g"]
  ) -> LabelSheet {
    LabelSheet(
      columns: [
        .init(heading: "per 100 g", basis: .per100g), .init(heading: heading, basis: .perServing),
      ],
      rows: [
        .init("Energy", "1976 kJ / 471 kcal", "494 kJ / 118 kcal", of: .energyKJ),
        .init("Fat", fat, of: .fat),
        .init("of which saturates", "8,6 g", "2,2 g", of: .saturatedFat),
        .init("Carbohydrate", "65,5 g", "16,4 g", of: .carbohydrates),
        .init("of which sugars", sugars, of: .sugars),
        .init("Protein", "6,3 g", "1,6 g", of: .protein),
        .init("Salt", "0,52 g", "0,13 g", of: .salt),
      ])
  }

  @Test(
    "Finds the serving's size in the heading of its column, whatever the words before it",
    arguments: ["1 herbatnik (25 g)", "per reep (25 g)", "Each slice (25g)", "por galleta (25 g)"])
  func size(heading: String) throws {
    let label = try #require(SheetDecision.of(sheet(heading)))
    #expect(label.perServing.count >= 5, "accepted: \(label.perServing.keys)")
    #expect(label.servingSize == Quantity(25, .gram))
  }

  @Test("A printed 0 behind the mark bounds what was rounded away")
  func zeroBehindMark() throws {
    let label = try #require(
      SheetDecision.of(sheet("per slice (25 g)", sugars: ["3,0 g", "0,9 g"])))
    #expect(label.readings[.sugars] == nil && label.perServing[.sugars] == nil)
    #expect(label.readings[.fat] != nil && label.perServing[.fat] != nil)
  }

  @Test("Takes no size that the amounts contradict")
  func otherSize() throws {
    let label = try #require(SheetDecision.of(sheet("1 herbatnik (40 g)")))
    #expect(label.servingSize == nil)
  }

  @Test("Takes no amount of a nutrient for the serving's size")
  func amountOfNutrient() throws {
    let label = try #require(
      SheetDecision.of(sheet("per serving", sugars: ["25,0 g", "6,3 g"])))
    #expect(label.readings[.sugars]?.quantity == Quantity(25, .gram))
    #expect(label.perServing.count >= 5, "accepted: \(label.perServing.keys)")
    #expect(label.servingSize == nil)
  }

  @Test("Accepts neither amount of a nutrient whose two amounts contradict each other")
  func misread() throws {
    let label = try #require(SheetDecision.of(sheet("per slice (25 g)", fat: ["21,2 g", "5,8 g"])))
    #expect(label.readings[.fat] == nil)
    #expect(label.perServing[.fat] == nil)
    #expect(label.readings[.carbohydrates] != nil)
    #expect(label.perServing[.carbohydrates] != nil)
    let review = try #require(label.forReview.first { $0.nutrient == .fat })
    #expect(
      review.reason.text.hasPrefix(
        "21.2 g per 100 g and 5.8 g per serving are not in the ratio of the other rows"))
  }

  @Test("Accepts no serving's bound below its share of 100 g", arguments: ["<0,5 g", "7,9 g"])
  func bound(sugars: String) throws {
    let label = try #require(
      SheetDecision.of(sheet("per slice (25 g)", sugars: ["31,4 g", sugars])))
    #expect((label.perServing[.sugars] != nil) == (sugars == "7,9 g"))
    #expect(label.perServing[.fat] != nil)
  }

  @Test("Accepts no amount that the serving's likeliest one contradicts", arguments: [true, false])
  func contradicted(isMisread: Bool) throws {
    let label = try #require(
      SheetDecision.of([
        CellPage.page(
          CellPage(
            heads: [("per 100 g", 420), ("per portion (40 g)", 620)], ends: [600, 800],
            rows: [
              ["Energy", "1105 kJ / 262 kcal", "442 kJ / 105 kcal"], ["Fat", "4,4 g", "1,7 g"],
              ["of which saturates", "0,8 g", "0,3 g"], ["Carbohydrate", "44,0 g", "17,6 g"],
              ["of which sugars", "2,3 g", "0,9 g"],
              ["Fibre", isMisread ? "0,8 g" : "8,8 g", isMisread ? "35 g" : "3,5 g"],
              ["Protein", "7,4 g", "2,9 g"], ["Salt", "0,99 g", "0,40 g"],
            ]))
      ]))
    #expect(isMisread == (label.readings[.fiber] == nil))
    #expect(label.readings[.protein]?.quantity.value == 7.4)
  }

  @Test("Leaves out a stated size that is far from the ratio of the columns", arguments: [25, 120])
  func farSize(grams: Int) throws {
    let stated = Quantity(Decimal(grams), .gram)
    let label = try #require(
      SheetDecision.of([sheet("per portion").page]) { $0.servingSize = stated })
    #expect(label.servingSize == (grams == 25 ? stated : nil))
  }

  @Test(
    "Knows the size of a serving without its unit, and that of a sweet",
    arguments: [
      ("Pour 25", Decimal(25), 4), ("1 Bonbon (2,5 g)", Decimal(2.5), 40),
    ])
  func smallSize(heading: String, grams: Decimal, parts: Int) throws {
    let rows: [(String, [Double], Nutrient)] = [
      ("Fat", [21.2], .fat), ("of which saturates", [12.4], .saturatedFat),
      ("Carbohydrate", [65.6], .carbohydrates), ("of which sugars", [61.2], .sugars),
      ("Protein", [24.8], .protein),
    ]
    let sheet = LabelSheet(
      columns: [
        .init(heading: "100 g", basis: .per100g), .init(heading: heading, basis: .perServing),
      ],
      rows: [
        .init(
          "Energy", "1976 kJ / 471 kcal", "\(1976 / parts) kJ / \(471 / parts) kcal", of: .energyKJ)
      ]
        + rows.map { name, amounts, nutrient in
          .init(
            name, "\(amounts[0]) g", String(format: "%.2f g", amounts[0] / Double(parts)),
            of: nutrient)
        })
    let label = try #require(SheetDecision.of(sheet))
    #expect(label.perServing.count >= 5, "accepted: \(label.perServing.keys)")
    #expect(label.servingSize == Quantity(grams, .gram))
  }
}
