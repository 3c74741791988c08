package import LabelModel
package import ProductLookup
package import ProductStore

/// Answers from catalogues on this machine first, and asks on where none has the product.
package struct CatalogSource: ProductSource {
  private let catalogs: [Catalog]
  private let next: (any ProductSource)?
  private let language: String?

  /// Asks `catalogs` in turn, then `next`, if there is one; `language`, ISO 639-1, is that of names.
  package init(
    _ catalogs: [Catalog], next: (any ProductSource)? = nil, language: String? = nil
  ) {
    self.catalogs = catalogs
    self.language = language
    self.next = next
  }

  /// Returns the product that the first source has, `nil` when none has it.
  ///
  /// - Throws: ``LookupError``; a damaged catalogue is one that "gave an answer that cannot be used".
  package func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    try await product(for: gtin, of: nil)
  }

  /// Returns the product that the first source has; the next source asks first the database of `subject`.
  ///
  /// - Throws: ``LookupError``, as ``product(for:)`` does.
  package func product(
    for gtin: GTIN, of subject: Subject?
  ) async throws(LookupError) -> CatalogProduct? {
    for catalog in catalogs {
      let entry: CatalogEntry?
      do throws(ProductStoreError) {
        entry = try catalog.entry(gtin.catalogKey)
      } catch {
        throw .malformedAnswer(host: catalog.path, reason: error.description)
      }
      guard let entry else { continue }
      guard let service = OpenFoodFactsService(rawValue: entry.service) else {
        throw .malformedAnswer(
          host: catalog.path, reason: "it is of the unknown database \(entry.service)")
      }
      return try CatalogProduct(
        dumpFields: entry.fields, gtin: gtin, service: service, catalog: catalog.path
      ).named(in: language)
    }
    do {
      return try await next?.product(for: gtin, of: subject)
    } catch .notAsked {
      return nil
    }
  }

  /// Returns the products that no catalogue has, as far as the next source gives them at once. A
  /// product of a catalogue needs no network, and ``product(for:)`` alone returns it.
  package func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct] {
    guard let next else { return [] }
    let left = gtins.filter { gtin in
      // A damaged catalogue is told of when the product is asked for.
      !catalogs.contains { catalog in (try? catalog.entry(gtin.catalogKey)) != nil }
    }
    return left.isEmpty ? [] : try await next.products(for: left)
  }
}
