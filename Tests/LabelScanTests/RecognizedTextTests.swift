import Foundation
import LabelModel
import LabelScan
import LabelTestSupport
import PhotoReading
import Testing

@Suite struct RecognizedTextTests {
  private static let panel = """
    Analytical constituents: Crude protein 10.5 %, crude fat 6.5 %,
    crude fibre 0.5 %, crude ash 2.1 %, moisture 79 %
    """

  @Test("A text's record names the text, and no engine but ours")
  func record() async {
    let page = RecognizedPage(plainText: Self.panel, source: "can.txt")
    let record = await RecordBuilder().record(fromText: page).record
    #expect(record.origin == .text("can.txt"))
    #expect(record.nutrients.count == 5)
    #expect(record.engine == EngineInfo(labelscan: labelscanVersion))
  }

  @Test("A text that is cut to rows without a heading keeps its amounts, on no basis")
  func rowsAlone() async {
    let rows = """
      Calories 348 kcal
      Fat 7 g
      of which saturates 1.2 g
      Carbohydrate 59 g
      of which sugars 1 g
      Protein 12 g
      """
    let page = RecognizedPage(plainText: rows, source: "rows.txt")
    let record = await RecordBuilder().record(fromText: page).record
    #expect(record.nutrients[.fat]?.quantity == Quantity(7, .gram))
    #expect(record.nutrients.count == 6)
    #expect(record.basis == nil)
    #expect(record.findings.contains { $0.rule == .basisIsPrinted })
  }

  @Test("Kilojoules say that a text's only column is of 100 g, without a heading")
  func kilojoules() async {
    let rows = "Energy 1467 kJ / 348 kcal, fat 7 g, saturates 1.2 g, carbohydrate 59 g, sugars 1 g,"
    let page = RecognizedPage(plainText: rows + " protein 12 g, salt 0.02 g", source: "rows.txt")
    let record = await RecordBuilder().record(fromText: page).record
    #expect(record.basis == .per100g)
  }

  @Test("An amount that contradicts the energy and all others of a text is for review")
  func contradiction() async {
    let rows = """
      Nutrition per 100 g
      Energy 1467 kJ / 348 kcal
      Fat 79 g
      of which saturates 1.2 g
      Carbohydrate 59 g
      of which sugars 1 g
      Protein 12 g
      Salt 0.02 g
      """
    let page = RecognizedPage(plainText: rows, source: "rows.txt")
    let record = await RecordBuilder().record(fromText: page).record
    #expect(record.nutrients[.fat] == nil)
    #expect(record.nutrients[.carbohydrates]?.quantity == Quantity(59, .gram))
    #expect(record.forReview.contains { $0.nutrient == .fat })
  }

  @Test("Ingredients of a text that was recognised elsewhere come into its record")
  func ingredients() async throws {
    let page = RecognizedPage(
      plainText: "Ingredients: water, emulsifier: soy lecithin (E322), cocoa. May contain milk.",
      source: "jar.txt")
    let record = await RecordBuilder().record(fromText: page).record
    #expect(record.ingredients?.language == "en")
    #expect(
      record.ingredients?.ingredients == [
        Ingredient(name: "water"),
        Ingredient(name: "soy lecithin", additiveClass: .emulsifier, eNumber: "E322"),
        Ingredient(name: "cocoa"),
      ])
    #expect(record.allergens?.map(\.allergen) == [.soy, .milk])
    #expect(record.allergens?.map(\.presence) == [.contains, .mayContain])
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
  }
}
