package import LabelModel
package import ProductLookup
package import ProductStore

/// Finds products by words in catalogues on this machine.
package struct CatalogSearch: ProductSearch {
  private let catalogs: [Catalog]
  private let language: String?

  /// Searches `catalogs` in turn; `language`, ISO 639-1, is that of names.
  package init(_ catalogs: [Catalog], language: String? = nil) {
    self.catalogs = catalogs
    self.language = language
  }

  /// Returns products whose names and brands have all of `words`, those with the shortest names first.
  ///
  /// - Throws: ``LookupError``; a damaged catalogue is one that "gave an answer that cannot be used".
  package func products(
    matching words: String, limit: Int
  ) async throws(LookupError) -> [CatalogProduct] {
    var found: [CatalogProduct] = []
    for catalog in catalogs where found.count < limit {
      do throws(ProductStoreError) {
        for (key, entry) in try catalog.entries(named: words, limit: limit - found.count) {
          guard let service = OpenFoodFactsService(rawValue: entry.service),
            let gtin = GTIN(padded: "\(key)"),
            let product = try? CatalogProduct(
              dumpFields: entry.fields, gtin: gtin, service: service, catalog: catalog.path)
          else { continue }
          found.append(product.named(in: language))
        }
      } catch {
        throw .malformedAnswer(host: catalog.path, reason: error.description)
      }
    }
    return found
  }
}
