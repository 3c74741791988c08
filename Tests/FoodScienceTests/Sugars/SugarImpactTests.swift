import FoodScience
import Foundation
import LabelModel
import Languages
import Testing

@Suite("Judging a food by its sugars")
struct SugarImpactTests {
  @Test("Only a read amount makes a food low in sugars")
  func low() throws {
    try #expect(!analysis("oats, salt").recommendations.contains { $0.contains("Low in sugars") })
    try #expect(
      analysis("oats, salt", sugars: "1").recommendations == ["Low in sugars (1 g per 100 g)."])
  }

  @Test("A note is kept as a clause, so that it can be said in any language")
  func notesAsClauses() throws {
    let result = try analysis("fruit, milk", sugars: "4.7")
    let kept = try JSONDecoder().decode(SugarAnalysis.self, from: JSONEncoder().encode(result))
    #expect(kept == result && kept.warnings.map(\.clauses) == result.warnings.map(\.clauses))
    #expect(kept.warnings.flatMap(\.clauses).map(\.code) == [.sugarsAreNotAdded])
    let german = try #require(Wording(code: "de"))
    let said =
      "Die Liste nennt keinen Zucker: Die angegebenen 4,7 g Zucker stammen aus Obst, Milch oder "
    #expect(german.advice(on: kept) == [said + "einer anderen Zutat."])
  }

  @Test(
    "A serving's whole grams become those of 100 g or 100 ml; 0 g of a small serving do not",
    arguments: [
      (
        "39", Quantity(355, .millilitre) as Quantity?, SugarAnalysis.HealthImpact.medium,
        "about 11 g per 100 ml"
      ),
      ("1", Quantity(28, .gram), .low, "about 3.6 g per 100 g"),
      ("0", Quantity(Decimal(5) / 10, .gram), .low, "a serving is stated to have 0 g of sugars"),
      ("12", nil, .medium, "Holds some sugar: mind"),
    ])
  func serving(
    _ sugars: String, _ size: Quantity?, _ impact: SugarAnalysis.HealthImpact, _ words: String
  ) throws {
    let record = ProductRecord(
      status: .valid, subject: .food, basis: .perServing,
      nutrients: [
        .sugars: NutrientValue(Quantity(try #require(Decimal(string: sugars)), .gram), source: .ocr)
      ],
      servingSize: size, ingredients: ingredientList("oats, salt"))
    let analysis = try #require(sugarAnalysis(of: record))
    #expect(analysis.healthImpact == impact)
    #expect(analysis.containsSugar == (sugars != "0"))
    #expect(analysis.recommendations.contains { $0.contains(words) })
    let notes = analysis.warnings.filter { $0.clauses.map(\.code) == [.sugarsAreNotAdded] }
    #expect(notes.allSatisfy { $0.text.contains("stated \(sugars) g") }, "the printed amount")
    #expect(notes.isEmpty == (sugars == "0" || size == nil))
  }

  @Test(
    "The stated amount decides on the impact, for drinks at half of it",
    arguments: [
      ("5", false, SugarAnalysis.HealthImpact.low), ("5.1", false, .medium),
      ("22.5", false, .medium), ("22.6", false, .high), ("2.5", true, .low), ("2.6", true, .medium),
      ("11.25", true, .medium), ("11.3", true, .high),
    ])
  func impact(sugars: String, isDrink: Bool, impact: SugarAnalysis.HealthImpact) throws {
    try #expect(analysis("water, sugar", sugars: sugars, isDrink: isDrink).healthImpact == impact)
  }

  @Test("A liquid of an unknown category is judged as a drink, and its amount is that of 100 ml")
  func liquid() {
    var record = ProductRecord(
      status: .valid, subject: .food, basis: .per100ml,
      nutrients: [.sugars: NutrientValue(Quantity(4, .gram), source: .ocr)],
      ingredients: ingredientList("water, sugar"))
    #expect(sugarAnalysis(of: record)?.healthImpact == .medium)
    #expect(
      sugarAnalysis(of: record)?.recommendations
        == ["Holds some sugar (4 g per 100 ml): mind the size of the portion."])
    record.basis = .per100g
    #expect(sugarAnalysis(of: record)?.recommendations == ["Low in sugars (4 g per 100 g)."])
  }

  @Test("Without an amount the place of the first sugar decides")
  func impactByPlace() throws {
    try #expect(analysis("flour, sugar, salt").healthImpact == .high)
    try #expect(analysis("flour, water, salt, sugar").healthImpact == .medium)
    try #expect(analysis("flour, water, salt").healthImpact == .low)
  }

  @Test("Sugar that comes with fruit or milk is sugar, but not an added one")
  func naturalSugar() throws {
    let result = try analysis("milk, lactic cultures", sugars: "4.7")
    #expect(result.containsSugar)
    #expect(result.totalSugarIndicators == 0)
    #expect(result.warnings.contains { $0.text.contains("4.7") })
    try #expect(!analysis("water", sugars: "0.5").containsSugar)
  }

  @Test("Is less certain of unknown ingredients and of a badly read list")
  func confidence() throws {
    try #expect(analysis("sugar, salt", confidence: 0.8).confidence == Confidence(0.8))
    try #expect(analysis("sugar, xyzzy", confidence: 0.8).confidence == Confidence(0.6))
    let bad = try analysis("sugar, salt", confidence: 0.8, needsReview: true)
    #expect(bad.confidence == Confidence(0.4))
    #expect(!bad.warnings.isEmpty)
  }

  @Test("A badly read list that names no sugar says nothing of sugars")
  func badlyRead() {
    var record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      ingredients: ingredientList("oats, salt", needsReview: true))
    #expect(sugarAnalysis(of: record) == nil)
    record.nutrients[.sugars] = NutrientValue(Quantity(4, .gram), source: .ocr)
    #expect(sugarAnalysis(of: record) == nil)
    record.nutrients[.sugars] = NutrientValue(Quantity(0.1, .gram), source: .ocr)
    #expect(sugarAnalysis(of: record)?.containsSugar == false)
    record.ingredients = ingredientList("oats, sugar", needsReview: true)
    #expect(sugarAnalysis(of: record)?.containsSugar == true)
  }

  @Test("Only food with a list of ingredients has an analysis")
  func records() {
    var record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g, ingredients: ingredientList("sugar, salt"))
    #expect(sugarAnalysis(of: record)?.containsSugar == true)
    record.subject = .petFood
    #expect(sugarAnalysis(of: record) == nil)
    record.subject = .food
    record.ingredients = nil
    #expect(sugarAnalysis(of: record) == nil)
  }
}
