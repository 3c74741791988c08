import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

extension NutritionSchemaTests {
  @Test("States a food's vitamins and minerals in the units of labels, a pet food's as they are")
  func labelUnits() async throws {
    let nutriments = """
      "nutriments": { "vitamin-c_100g": 0.06, "vitamin-c_unit": "mg", "calcium_100g": 0.12,
        "vitamin-d_100g": 0.000005, "sodium_100g": 0.24, "iron_serving": 0.0042 }
      """
    let food = try await product(nutriments)
    #expect(
      food.nutrients == [
        .vitaminC: value("60", .milligram, "vitamin-c"),
        .calcium: value("120", .milligram, "calcium"),
        .vitaminD: value("5", .microgram, "vitamin-d"), .sodium: value("0.24", .gram, "sodium"),
      ])
    #expect(food.perServing == [.iron: value("4.2", .milligram, "iron")])
    let petFood = try await product(nutriments, first: .petFood)
    #expect(petFood.nutrients[.calcium] == value("0.12", .gram, "calcium"))
  }

  @Test(
    "Reads a drink's strength, in percent of the volume",
    arguments: [
      #""nutriments": { "alcohol": 4.9, "alcohol_100g": 4.9, "alcohol_unit": "% vol" }"#,
      #""nutrition": { "aggregated_set": { "per": "100ml", "nutrients": { "alcohol": { "value": 4.9, "unit": "% vol" } } } }"#,
    ])
  func alcohol(_ members: String) async throws {
    #expect(try await product(members).alcoholByVolume == Decimal(49) / 10)
    #expect(try await product(#""nutriments": { "fat_100g": 1 }"#).alcoholByVolume == nil)
  }
}
