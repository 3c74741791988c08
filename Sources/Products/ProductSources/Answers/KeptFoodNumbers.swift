package import LabelModel
import ProductLookup
package import ProductStore

/// Keeps FatSecret's numbers of foods in a file of answers, and nothing else of its answers.
package struct KeptFoodNumbers: FoodNumberMemory {
  private let cache: AnswerCache

  /// Keeps the numbers in `cache`.
  package init(_ cache: AnswerCache) { self.cache = cache }

  /// Returns the number that was kept for `gtin`. A cache that cannot be read is as good as an
  /// empty one.
  package func foodNumber(for gtin: GTIN) -> String? {
    (try? cache.identifier(gtin.catalogKey, of: CatalogProduct.fatSecret)) ?? nil
  }

  /// Keeps a number; what cannot be kept is asked for again.
  package func keep(_ number: String, for gtin: GTIN) {
    try? cache.keep(identifier: number, for: gtin.catalogKey, of: CatalogProduct.fatSecret)
  }
}
