package import FoodDiary
import LabelModel
package import ProductLookup

/// Finds products by their barcodes, in catalogues and product databases.
package struct BarcodeFoods: FoodFinder {
  private let products: any ProductSource

  /// Asks `products`.
  package init(_ products: any ProductSource) { self.products = products }

  /// Returns the product with the barcode `name`; nothing for any other name.
  package func foods(named name: String) async throws(FoodFinderError) -> [FoundFood] {
    guard let gtin = GTIN(typed: name) else { return [] }
    do {
      guard let product = try await products.product(for: gtin, of: .food),
        let food = CatalogFood(product)
      else { return [] }
      let source: FoodSource =
        switch product.service {
        case "usda": .usda
        case CatalogProduct.fatSecret: .fatSecret
        default: .openFoodFacts
        }
      return FoundFood(food, source: source, match: .same).map { [$0] } ?? []
    } catch .notAsked {
      return []
    } catch {
      throw .lookup(error)
    }
  }
}

/// Finds foods in a service by their names.
package struct SearchedFoods: FoodFinder {
  private let search: any FoodSearch
  private let source: FoodSource

  /// The number of foods that a service is asked for: the right one is seldom further down.
  private static let most = 25

  /// Asks `search`, which is of `source`.
  package init(_ search: any FoodSearch, source: FoodSource) {
    self.search = search
    self.source = source
  }

  /// Returns the service's foods whose name or brand has all words of `name`, in its order. Foods
  /// with the same words come first.
  package func foods(named name: String) async throws(FoodFinderError) -> [FoundFood] {
    guard GTIN(typed: name) == nil else { return [] }
    do {
      let found = try await search.foods(matching: name, limit: Self.most).compactMap { food in
        let match = NameMatch(typed: name, name: food.name, brand: food.brand)
        return match == .none ? nil : FoundFood(food, source: source, match: match)
      }
      return found.filter { $0.match == .same } + found.filter { $0.match != .same }
    } catch {
      throw .lookup(error)
    }
  }
}
