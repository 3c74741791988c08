import Foundation
import LabelModel
import RecordAssembly
import Testing

@Suite("A strength, of a drink or of an ingredient")
struct AlcoholTests {
  @Test("An energy that a drink's alcohol does not explain stays an error after a change")
  func contradictoryDrink() throws {
    var wine = label(
      [.energyKJ: 3_000, .fat: 0, .carbohydrates: 2.6, .protein: 0], subject: .food,
      basis: .per100ml)
    wine.alcoholByVolume = 13.5
    func energies(_ record: ProductRecord) -> [Finding] {
      record.findings.filter { $0.rule == .energyAgreesWithMacronutrients }
    }
    let record = assembleRecord(RecordInput(label: wine))
    #expect(energies(record).count == 1)
    #expect(energies(edited(record, ManualValues(name: "Red wine"))) == energies(record))
    let refused = ManualValues(rejections: [Rejection(.nutrient(.energyKJ), source: .ocr)])
    #expect(energies(edited(record, refused)).isEmpty)
  }

  @Test("A strength that a database states of a food in 100 g is that of an ingredient")
  func liqueurChocolate() throws {
    var sweets = try product([:])
    sweets.subject = .food
    sweets.basis = .per100g
    sweets.alcoholByVolume = 7
    let amounts: [Nutrient: (Decimal, NutrientUnit)] = [
      .energyKJ: (1_900, .kilojoule), .fat: (20, .gram), .saturatedFat: (12, .gram),
      .carbohydrates: (55, .gram), .sugars: (50, .gram), .protein: (4, .gram),
      .salt: (Decimal(1) / 10, .gram),
    ]
    sweets.nutrients = amounts.mapValues { CatalogValue(Quantity($0.0, $0.1), key: "x") }
    func grade(_ tags: [String]) -> NutriScore.Grade? {
      sweets.categoriesTags = tags
      guard case .graded(let grade, _) = assembleRecord(of: sweets).nutriScore?.outcome else {
        return nil
      }
      return grade
    }
    #expect(grade(["en:snacks", "en:chocolates"]) == .e)
    #expect(grade(["en:plant-based-foods-and-beverages", "en:fruits-based-foods"]) == .e)
    #expect(grade(["en:beverages", "en:mixed-drinks"]) == nil)
    #expect(grade([]) == nil, "it may be a drink")
  }
}
