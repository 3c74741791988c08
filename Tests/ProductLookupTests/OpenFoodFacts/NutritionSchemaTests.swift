import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

@Suite("Both generations of the nutrition schema")
struct NutritionSchemaTests {
  /// Looks up a product of these JSON members.
  func product(
    _ members: String, first service: OpenFoodFactsService = .food
  ) async throws -> CatalogProduct {
    try #require(
      try await lookUp(answer: .http(200, found(members))) { $0.first = service })
  }

  private static let nutriments = """
    "product_name": "Oat biscuits", "brands": "Crumble & Co, Bigger Group", "lang": "en",
    "categories_tags": ["en:snacks", "en:biscuits"], "nutrition_data_per": "100g",
    "serving_quantity": 25, "product_quantity_unit": "g",
    "nutriments": {
      "energy-kj_100g": 1912, "energy-kj_unit": "kJ", "energy-kcal_100g": "456",
      "energy-kcal_unit": "kcal", "fat_100g": 19.5, "fat_unit": "g", "fat_serving": 4.88,
      "saturated-fat_100g": "7,9", "carbohydrates_100g": 62, "sugars_100g": 0,
      "fiber_100g": "", "proteins_100g": 2.9000000953, "salt_100g": 0.6, "salt_modifier": "<",
      "sodium_100g": 0.24, "sodium_value": 240, "sodium_unit": "mg",
      "nova-group_100g": 4, "fruits-vegetables-nuts-estimate_100g": 12 }
    """

  @Test("Reads the flat map of nutriments")
  func flat() async throws {
    let product = try await product(Self.nutriments)
    #expect(product.name == "Oat biscuits")
    #expect(product.brand == "Crumble & Co")
    #expect(product.language == "en")
    #expect(product.categoriesTags == ["en:snacks", "en:biscuits"])
    #expect(product.subject == .food)
    #expect(product.servingSize == Quantity(25, .gram))
    #expect(product.basis == .per100g)
    #expect(
      product.nutrients == [
        .energyKJ: value("1912", .kilojoule, "energy-kj"),
        .energyKcal: value("456", .kilocalorie, "energy-kcal"),
        .fat: value("19.5", .gram, "fat"),
        .saturatedFat: value("7.9", .gram, "saturated-fat"),
        .carbohydrates: value("62", .gram, "carbohydrates"),
        .sugars: value("0", .gram, "sugars"),
        .protein: value("2.9", .gram, "proteins"),
        .salt: value("0.6", .gram, "salt", .lessThan),
        .sodium: value("0.24", .gram, "sodium"),
      ])
    #expect(product.perServing == [.fat: value("4.88", .gram, "fat")])
    #expect(product.findings.isEmpty)
  }

  @Test("Reads the sets of the schema from 1003 on")
  func sets() async throws {
    let product = try await product(
      """
      "schema_version": 1003, "product_name": "Oat biscuits", "brands": ["Crumble & Co"],
      "nutrition": {
        "aggregated_set": { "preparation": "as_sold", "per": "100g", "nutrients": {
          "energy-kcal": { "value": 456, "unit": "kcal", "source": "packaging" },
          "energy": { "value_computed": 1900, "unit": "kJ" },
          "fat": { "value": 19.5, "value_string": "19.50", "unit": "g", "source": "packaging" },
          "salt": { "value": 0.6, "unit": "g", "modifier": "~", "source": "manufacturer" },
          "sodium": { "value_computed": 0.24, "unit": "g" },
          "sugars": { "value": 0, "unit": "g", "source": "packaging" },
          "fiber": { "value": 3.1, "unit": "g", "source": "estimate" } } },
        "input_sets": [
          { "preparation": "as_sold", "per": "serving", "source": "packaging",
            "nutrients": { "fat": { "value": 4900, "unit": "mg" } } },
          { "preparation": "as_sold", "per": "100g", "source": "estimate",
            "nutrients": { "proteins": { "value": 7, "unit": "g" } } } ] }
      """)
    #expect(product.brand == "Crumble & Co")
    #expect(
      product.nutrients == [
        .energyKcal: value("456", .kilocalorie, "energy-kcal"),
        .fat: value("19.5", .gram, "fat"),
        .salt: value("0.6", .gram, "salt", .about),
        .sodium: value("0.24", .gram, "sodium"),
        .sugars: value("0", .gram, "sugars"),
      ])
    #expect(product.perServing == [.fat: value("4900", .milligram, "fat")])
    #expect(product.findings.map(\.fields) == [["fiber"]])
  }

  @Test("Reads pet food's constituents by their own names, human food's where they lack")
  func petFood() async throws {
    let product = try await product(
      """
      "product_name": "Chicken in gravy", "product_type": "petfood", "nutriments": {
        "crude-protein_100g": 10.5, "crude-protein_unit": "%", "proteins_100g": 42,
        "fat_100g": 5, "fat_unit": "g", "crude-fibre_100g": 0.3, "crude-fibre_unit": "%",
        "crude-ash_1kg": 25, "moisture_100g": "81", "moisture_unit": "%", "ash_100g": 9,
        "taurine_100g": 450, "taurine_value": 450, "taurine_unit": "mg/kg",
        "vitamin-d_100g": 250, "vitamin-d_value": "250", "vitamin-d_unit": "IU/kg" }
      """, first: .petFood)
    #expect(product.service == "openpetfoodfacts")
    #expect(product.subject == .petFood)
    #expect(
      product.nutrients == [
        .protein: value("10.5", .percent, "crude-protein"),
        .fat: value("5", .gram, "fat"),
        .fiber: value("0.3", .percent, "crude-fibre"),
        .ash: value("2.5", .gram, "crude-ash"),
        .moisture: value("81", .percent, "moisture"),
        .taurine: value("450", .milligramPerKilogram, "taurine"),
        .vitaminD: value("250", .internationalUnitPerKilogram, "vitamin-d"),
      ])
  }

  @Test("A percentage that was entered of a serving is a share, and a computed one is in grams")
  func percentOfServing() async throws {
    let nutriments = #""nutriments": {"crude-fat_serving": 5, "crude-fat_unit": "%"}"#
    let entered = try await product(
      #""nutrition_data_per": "serving", \#(nutriments)"#, first: .petFood)
    #expect(entered.perServing == [.fat: value("5", .percent, "crude-fat")])
    let computed = try await product(nutriments, first: .petFood)
    #expect(computed.perServing == [.fat: value("5", .gram, "crude-fat")])
  }

  @Test("Brings a set per kilogram to 100 g")
  func perKilogram() async throws {
    let product = try await product(
      """
      "nutrition": { "aggregated_set": { "preparation": "as_sold", "per": "1kg", "nutrients": {
        "crude-protein": { "value": 105, "unit": "g" }, "moisture": { "value": 81, "unit": "%" },
        "taurine": { "value": 450, "unit": "mg" },
        "vitamin-a": { "value": 2500, "unit": "IU" },
        "zinc": { "value": 1, "unit": "g" } } } }
      """, first: .petFood)
    #expect(product.basis == .per100g)
    #expect(
      product.nutrients == [
        .protein: value("10.5", .gram, "crude-protein"),
        .moisture: value("81", .percent, "moisture"),
        .taurine: value("45", .milligram, "taurine"),
        .vitaminA: value("250", .internationalUnit, "vitamin-a"),
      ])
  }

  @Test(
    "Takes a set as sold where the service chose the prepared food",
    arguments: [
      "prepared", "unspecified",
    ])
  func prepared(preparation: String) async throws {
    let product = try await product(
      """
      "nutrition": {
        "aggregated_set": { "preparation": "\(preparation)", "per": "100g",
          "nutrients": { "fat": { "value": 2, "unit": "g" } } },
        "input_sets": [
          { "preparation": "as_sold", "per": "100ml", "source": "usda",
            "nutrients": { "fat": { "value": 8, "unit": "g" } } },
          { "preparation": "as_sold", "per": "100ml", "source": "packaging",
            "nutrients": { "fat": { "value": 9, "unit": "g" } } } ] }
      """)
    #expect(product.basis == .per100ml)
    #expect(product.nutrients == [.fat: value("9", .gram, "fat")])
  }

  @Test("Leaves the prepared food's values alone")
  func preparedNutriments() async throws {
    let product = try await product(
      #""nutriments": {"fat_prepared_100g": 2, "fat_prepared": 2, "proteins_100g": 1}"#)
    #expect(product.nutrients.keys.map(\.self) == [.protein])
  }

  @Test(
    "Knows a drink's 100 ml",
    arguments: [
      #""nutrition_data_per": "100ml""#, #""product_quantity_unit": "ml""#,
    ])
  func drink(member: String) async throws {
    let product = try await product(#"\#(member), "nutriments": {"sugars_100g": 4.5}"#)
    #expect(product.basis == .per100ml)
  }

  @Test(
    "What is not stated is missing, never 0",
    arguments: [
      "null", #""""#, #"" ""#, #""-""#, #""—""#,
    ])
  func missing(json: String) async throws {
    let flat = try await product(#""nutriments": {"fat_100g": \#(json), "fat": 0, "fat_value": 0}"#)
    #expect(flat.nutrients.isEmpty && flat.findings.isEmpty)
    let set = try await product(
      """
      "nutrition": {"aggregated_set": {"per": "100g", "preparation": "as_sold",
        "nutrients": {"fat": {"value": \(json), "unit": "g"}}}}
      """)
    #expect(set.nutrients.isEmpty && set.findings.isEmpty)
  }

  @Test(
    "A package without nutrition values has none, whatever zeros the database keeps",
    arguments: [
      #""no_nutrition_data": "on", "nutriments": {"fat_100g": 0, "fat_unit": "g"}"#,
      #""no_nutrition_data": "on", "nutriments": {"fat_serving": 0, "fat_unit": "g"}"#,
      """
      "nutrition": {"no_nutrition_data_on_packaging": true, "aggregated_set": {"per": "100g",
        "preparation": "as_sold", "nutrients": {"fat": {"value": 0, "unit": "g"}}}}
      """,
      """
      "nutrition": {"no_nutrition_data_on_packaging": 1, "input_sets": [{"per": "100g",
        "preparation": "as_sold", "source": "packaging", "nutrients": {"fat": {"value": 0, "unit": "g"}}}]}
      """,
    ])
  func noNutritionData(members: String) async throws {
    let product = try await product(members)
    #expect(product.nutrients.isEmpty && product.perServing.isEmpty)
    #expect(product.findings.map(\.fields) == [["fat"]])
    #expect(
      product.findings.map(\.message) == [
        Message(
          text: "the product database's fat is left out: the database says that the package states "
            + "no nutrition values")
      ])
  }

  @Test("What a manufacturer states counts, though the package states nothing")
  func manufacturersData() async throws {
    let product = try await product(
      """
      "nutrition": {"no_nutrition_data_on_packaging": true, "input_sets": [
        {"per": "100g", "preparation": "as_sold", "source": "packaging",
         "nutrients": {"fat": {"value": 0, "unit": "g"}}},
        {"per": "100g", "preparation": "as_sold", "source": "manufacturer",
         "nutrients": {"fat": {"value": 3, "unit": "g"}}}]}
      """)
    #expect(product.nutrients == [.fat: value("3", .gram, "fat")])
    let empty = try await self.product(
      #""no_nutrition_data": "", "nutriments": {"fat_100g": 0, "fat_unit": "g"}"#)
    #expect(empty.nutrients == [.fat: value("0", .gram, "fat")])
  }

  @Test("A value marked \"-\", not on the pack, is missing whatever its number is")
  func notOnThePack() async throws {
    let product = try await product(
      #""nutriments": {"fat_100g": 0, "fat_modifier": "-", "salt_100g": 0}"#)
    #expect(product.nutrients == [.salt: value("0", .gram, "salt")])
  }

  /// An amount of the field `key`.
  func value(
    _ number: String, _ unit: NutrientUnit, _ key: String, _ modifier: Modifier? = nil
  ) -> CatalogValue {
    CatalogValue(
      Quantity(Decimal(string: number) ?? .nan, unit), modifier: modifier, key: key)
  }
}
