import FoodDiary
import FoodFinding
import Foundation
import LabelTestSupport
import ProductStore
import Testing

@Suite("Foods of a catalogue by name") struct CatalogFoodsTests {
  private let folder: TemporaryFolder
  private let finder: CatalogFoods

  private struct Product {
    var name: String
    var brand = ""
    var energy: Double?
    var english: String?
  }

  private static let products: [Product] =
    [
      Product(name: "Haferflocken", brand: "Kölln", energy: 372),
      Product(name: "Haferflocken", brand: "ja!", energy: 368),
      Product(name: "Haferflocken", brand: "Alnatura", energy: 365),
      Product(name: "Haferflocken", brand: "Rätsel"),
      Product(name: "Zarte Haferflocken", brand: "Kölln", energy: 100),
      Product(name: "Milch", brand: "Weihenstephan", energy: 65),
      Product(name: "Milch", brand: "Alpenschatz", energy: 540),
      Product(name: "Schmelzflocken mit Dinkel", brand: "Kölln", energy: 365),
      Product(name: "Zwieback", brand: "Brandt", energy: 400),
      Product(name: "Zwieback", brand: "Troll", energy: 1e30),
      Product(name: "Bolacha Maria", brand: "Sol", energy: 437, english: "Maria biscuits"),
    ]

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.file("food.db")
    let writer = try CatalogWriter(path)
    let rows = Self.products.enumerated().map { number, product in
      let energy = product.energy.map { ", \"nutriments\": {\"energy-kcal_100g\": \($0)}" } ?? ""
      let english = product.english.map { ", \"product_name_en\": \"\($0)\"" } ?? ""
      let text = """
        {"product_type": "food", "product_name": "\(product.name)", "brands": "\(product.brand)"\(english)\(energy)}
        """
      // GTIN-8 whose check digits are right: 24, 31, 48 …
      let body = number + 2
      let sum = (body % 10) * 3 + body / 10
      return CatalogRow(key: Int64(body * 10 + (10 - sum % 10) % 10), fields: Array(text.utf8))
    }
    try writer.write(rows, progress: Data())
    _ = try writer.finish(service: "openfoodfacts")
    finder = CatalogFoods([try Catalog(path)])
  }

  @Test("Products of the same name that are alike stand for one another, and are not sure")
  func alike() async throws {
    let foods = try await finder.foods(named: "haferflocken")
    #expect(foods.map(\.brand) == ["ja!"] && foods.map(\.match) == [.alike])
    #expect(foods.first?.amounts.energyKcal == 368 && foods.first?.source == .openFoodFacts)
    let item = await DraftComposer(finders: [finder]).item("Haferflocken", try Portion(80, .gram))
    #expect(item.confidence == .unsure && abs((item.food.amounts.energyKcal ?? 0) - 294.4) < 1e-9)
  }

  @Test("A name with its brand is the very product")
  func branded() async throws {
    let foods = try await finder.foods(named: "Haferflocken kolln")
    #expect(foods.map(\.amounts.energyKcal) == [372] && foods.map(\.match) == [.same])
  }

  @Test(
    "A product is found by its name in each language, and is called so",
    arguments: ["Bolacha Maria", "Maria biscuits"])
  func languages(name: String) async throws {
    let foods = try await finder.foods(named: name)
    #expect(foods.map(\.name) == [name] && foods.map(\.amounts.energyKcal) == [437])
  }

  @Test("A name in the middle of others takes the one with the fewest other words")
  func longer() async throws {
    let foods = try await finder.foods(named: "schmelzflocken")
    #expect(foods.map(\.name) == ["Schmelzflocken mit Dinkel"] && foods.map(\.match) == [.alike])
    #expect(try await finder.foods(named: "flocken").isEmpty)
    #expect(try await finder.foods(named: "Rätsel Haferflocken").isEmpty)
    #expect(try await finder.foods(named: "4017721837194").isEmpty)
  }

  @Test("Of products that share a name and nothing else none is taken, and the draft says so")
  func unlike() async throws {
    await #expect(throws: FoodFinderError.unlike(name: "milch", count: 2, least: 65, most: 540)) {
      _ = try await finder.foods(named: "milch")
    }
    let item = await DraftComposer(finders: [finder]).item("milch", try Portion(200, .millilitre))
    #expect(item.confidence == .incomplete)
    #expect(
      item.notes.first?.description.contains("65 to 540 kcal in 100 g; add the brand") == true)
  }

  @Test("A number beyond all bounds is one of the unlike")
  func absurd() async throws {
    await #expect(
      throws: FoodFinderError.unlike(
        name: "zwieback", count: 2, least: 400, most: 1_000_000_000_000_000)
    ) {
      _ = try await finder.foods(named: "zwieback")
    }
  }
}
