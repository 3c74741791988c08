package import FoodDiary
import LabelModel
import ProductLookup
package import ProductStore

/// Finds foods by name in catalogues on this machine.
///
/// Many products of a catalogue share a name. One that represents all of them is given as a food that
/// is merely alike (``TypicalFood``). Where they differ, no food is given. The very product has its
/// brand in the typed text.
package struct CatalogFoods: FoodFinder {
  private let catalogs: [Catalog]

  /// The number of products that are looked at: with the shortest names they come first.
  private static let most = 400

  /// Searches `catalogs` in order.
  package init(_ catalogs: [Catalog]) { self.catalogs = catalogs }

  /// Returns the food that `name` means in the first catalogue that has it, at most one.
  ///
  /// - Throws: ``FoodFinderError/unlike(name:count:least:most:)`` for a name of many unlike products.
  package func foods(named name: String) async throws(FoodFinderError) -> [FoundFood] {
    guard GTIN(typed: name) == nil else { return [] }
    for catalog in catalogs {
      let found = try foods(named: name, in: catalog)
      // With name and brand it is the very product. Otherwise it is one of those with this name,
      // else one whose name has the fewest other words.
      let branded = found.filter { $0.food.match == .same && $0.isBranded }.map(\.food)
      let named = found.filter { $0.food.match == .same }.map(\.food)
      let fewest = found.map(\.extra).min()
      let alike = found.filter { $0.extra == fewest }.map(\.food)
      for (candidates, match) in [(branded, NameMatch.same), (named, .alike), (alike, .alike)] {
        switch TypicalFood(candidates) {
        case .none: continue
        case .unlike(let count, let least, let most):
          throw .unlike(
            name: name, count: count, least: Self.whole(least), most: Self.whole(most))
        case .one(var food, of: _):
          food.match = match
          return [food]
        }
      }
    }
    return []
  }

  /// A whole number of kilocalories; anybody may have typed any number into an open database.
  private static func whole(_ energy: Double) -> Int { Int(min(energy.rounded(), 1e15)) }

  /// Returns the name of a product in the language that was typed, with its match.
  ///
  /// It is the usual name where several match.
  private static func bestName(
    of product: CatalogProduct, _ food: CatalogFood, typed: String
  ) -> (name: String, match: NameMatch) {
    let others = product.names.texts.sorted { $0.key < $1.key }.map(\.value)
    let names = ([food.name] + others).map { name in
      (name: name, match: NameMatch(typed: typed, name: name, brand: food.brand))
    }
    let best = names.map(\.match).max() ?? .none
    return names.first { $0.match == best } ?? (food.name, .none)
  }

  private func foods(
    named name: String, in catalog: Catalog
  ) throws(FoodFinderError) -> [(food: FoundFood, isBranded: Bool, extra: Int)] {
    let entries = try finding { () throws(ProductStoreError) in
      try catalog.entries(named: name, limit: Self.most)
    }
    let typed = Set(nameWords(name).map(nameStem))
    var foods: [(food: FoundFood, isBranded: Bool, extra: Int)] = []
    for (key, entry) in entries {
      guard let service = OpenFoodFactsService(rawValue: entry.service),
        let gtin = GTIN(padded: "\(key)")
      else { continue }
      let product: CatalogProduct
      do throws(LookupError) {
        product = try CatalogProduct(
          dumpFields: entry.fields, gtin: gtin, service: service, catalog: catalog.path)
      } catch {
        throw .lookup(error)
      }
      guard var food = CatalogFood(product) else { continue }
      let (known, match) = Self.bestName(of: product, food, typed: name)
      food.name = known
      guard match != .none, let found = FoundFood(food, source: .openFoodFacts, match: match) else {
        continue
      }
      let words = Set(nameWords(food.name).map(nameStem))
      foods.append((found, !typed.isSubset(of: words), words.subtracting(typed).count))
    }
    return foods
  }
}
