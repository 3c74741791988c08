import FoodDiary
import ProductLookup
package import ProductSources

extension ProductServices {
  /// Returns the finders of foods by barcode or name, in the order of asking. They are catalogues,
  /// the services that have keys, and Open Food Facts.
  package func foodFinders() -> [any FoodFinder] {
    var finders: [any FoodFinder] = []
    // A diary keeps what it is given.
    if let products = source(isKept: true) { finders.append(BarcodeFoods(products)) }
    if !catalogs.isEmpty { finders.append(CatalogFoods(catalogs)) }
    guard !isOffline else { return finders }
    for (service, database) in databases {
      guard let search = database as? any FoodSearch, let source = FoodSource(rawValue: service)
      else { continue }
      finders.append(SearchedFoods(search, source: source))
    }
    if let fatSecret { finders.append(SearchedFoods(fatSecret, source: .fatSecret)) }
    finders.append(SearchedFoods(openFoodFacts, source: .openFoodFacts))
    return finders
  }
}
