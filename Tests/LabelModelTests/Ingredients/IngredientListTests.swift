import Foundation
import LabelModel
import Testing

@Suite struct IngredientListTests {
  private let list = IngredientList(
    language: "en", text: "water, emulsifier: lecithin (E 322), sauce (min. 4.5 % tomato)*",
    ingredients: [
      Ingredient(name: "water"),
      Ingredient(name: "lecithin", additiveClass: .emulsifier, eNumber: "E322"),
      Ingredient(
        name: "sauce", remarks: ["organic"],
        ingredients: [
          Ingredient(name: "tomato", percent: Decimal(string: "4.5"), bound: .minimum)
        ]),
    ],
    confidence: Confidence(0.75), evidence: Evidence(image: "jar.jpg", text: "Ingredients: water"),
    otherLanguages: ["fr"])

  @Test("A record keeps its ingredients and allergens in JSON")
  func roundTrip() throws {
    let evidence = Evidence(image: "jar.jpg", text: "MILK")
    let record = ProductRecord(
      status: .incomplete, ingredients: list,
      allergens: [
        DeclaredAllergen(
          .milk, .contains, source: .ingredients, confidence: Confidence(0.5), evidence: evidence),
        DeclaredAllergen(.nuts, .mayContain, source: .statement, evidence: evidence),
      ])
    #expect(try ProductRecord(json: record.jsonLine()) == record)
  }

  @Test("No allergens differ from unknown ones (rule 1)")
  func unknownAllergens() throws {
    let known = ProductRecord(status: .incomplete, allergens: [])
    #expect(try ProductRecord(json: known.jsonLine()).allergens == [])
    let unknown = try ProductRecord(status: .incomplete).jsonLine()
    #expect(try ProductRecord(json: unknown).allergens == nil)
    let text = String(decoding: unknown, as: UTF8.self)
    #expect(text.contains(#""allergens":null"#) && text.contains(#""ingredients":null"#))
  }

  @Test("All ingredients of a tree stand in the printed order")
  func flattened() {
    #expect(list.flattened.map(\.name) == ["water", "lecithin", "sauce", "tomato"])
  }
}
