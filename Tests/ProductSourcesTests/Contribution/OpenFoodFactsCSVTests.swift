import Foundation
import LabelModel
import ProductSources
import Testing

@Suite("Records in the table that Open Food Facts imports")
struct OpenFoodFactsCSVTests {
  private static func record(
    _ subject: Subject, _ basis: Basis, _ nutrients: [Nutrient: NutrientValue]
  ) throws -> ProductRecord {
    ProductRecord(
      status: .valid, subject: subject,
      barcode: RecordBarcode(try #require(GTIN("4017721837194")), source: .photo),
      name: SourcedText("Lachs", source: .ocr), basis: basis, nutrients: nutrients)
  }

  private static func read(
    _ value: Decimal, _ unit: NutrientUnit, bound: Bound? = nil, modifier: Modifier? = nil
  ) -> NutrientValue {
    NutrientValue(
      Quantity(value, unit), bound: bound, modifier: modifier, source: .ocr,
      confidence: Confidence(0.99), evidence: Evidence(image: "a.jpg", text: "…"))
  }

  /// The cells that are not empty, by their columns.
  private static func row(_ record: ProductRecord) throws -> [String: String] {
    let cells = try #require(OpenFoodFactsCSV.cells(of: record))
    #expect(cells.count == OpenFoodFactsCSV.header.count)
    return Dictionary(uniqueKeysWithValues: zip(OpenFoodFactsCSV.header, cells))
      .filter { !$0.value.isEmpty }
  }

  @Test("A guarantee keeps its bound, and an amount of a kilogram becomes one of 100 g")
  func petFood() throws {
    let record = try Self.record(
      .petFood, .asFed,
      [
        .protein: Self.read(10, .percent, bound: .minimum),
        .fat: Self.read(65, .gramPerKilogram),
        .energyKcal: Self.read(1085, .kilocaloriePerKilogram),
        .taurine: Self.read(800, .milligramPerKilogram),
      ])
    #expect(
      try Self.row(record) == [
        "code": "4017721837194", "product_name": "Lachs", "product_type": "petfood",
        "nutrition_data_per": "100g",
        "crude-protein_value": "≥ 10", "crude-protein_unit": "%",
        "crude-fat_value": "6.5", "crude-fat_unit": "%",
        "energy-kcal_value": "108.5", "energy-kcal_unit": "kcal",
        "taurine_value": "80", "taurine_unit": "mg",
      ])
  }

  @Test("Traces are about 0, and no amount is in a unit that the table does not know")
  func signs() throws {
    let record = try Self.record(
      .food, .per100ml,
      [
        .sugars: Self.read(0, .gram, modifier: .traces),
        .salt: Self.read(0.01, .gram, modifier: .lessThan), .protein: Self.read(5, .percent),
      ])
    let row = try Self.row(record)
    #expect(row["sugars_value"] == "~ 0" && row["salt_value"] == "< 0.01")
    #expect(row["proteins_value"] == nil && row["proteins_unit"] == nil)
  }

  @Test("Amounts of a serving need its size, without which nobody knows what they refer to")
  func serving() throws {
    var record = try Self.record(.food, .perServing, [.fat: Self.read(8, .gram)])
    #expect(OpenFoodFactsCSV.cells(of: record) == nil)
    record.servingSize = Quantity(28, .gram)
    let row = try Self.row(record)
    #expect(row["nutrition_data_per"] == "serving" && row["serving_size"] == "28 g")
    #expect(row["fat_value"] == "8")
  }
}
