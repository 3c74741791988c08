package import LabelModel
package import ProductLookup
import Synchronization

/// Answers from what was asked for together before, and asks alone for the rest.
package final class PrefetchedSource: ProductSource {
  private let next: any ProductSource
  private let waiting = Mutex<[GTIN: CatalogProduct]>([:])

  /// Asks `next`.
  package init(_ next: any ProductSource) { self.next = next }

  /// Asks for many products with few requests; what cannot be had so, or fails, is asked for alone later.
  package func prefetch(_ gtins: [GTIN]) async {
    guard gtins.count > 1, let products = try? await next.products(for: gtins) else { return }
    waiting.withLock { waiting in
      for product in products { waiting[product.gtin] = product }
    }
  }

  /// Returns the product, `nil` when it is not known.
  ///
  /// A fetched product is given once: products are mostly in one record, and a million of them would
  /// take memory.
  package func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    try await product(for: gtin, of: nil)
  }

  /// Returns the product; what was not fetched before is asked for as one of `subject`.
  package func product(
    for gtin: GTIN, of subject: Subject?
  ) async throws(LookupError) -> CatalogProduct? {
    if let product = waiting.withLock({ $0.removeValue(forKey: gtin) }) { return product }
    return try await next.product(for: gtin, of: subject)
  }

  /// Returns what the next source can give at once.
  package func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct] {
    try await next.products(for: gtins)
  }
}
