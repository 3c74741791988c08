public import LabelModel
public import ProductLookup
public import ProductStore

/// Answers from catalogues on this machine first, and asks on where none has the product.
public struct CatalogSource: ProductSource {
  private let catalogs: [Catalog]
  private let next: (any ProductSource)?

  /// Asks `catalogs` in turn, then `next`, if there is one.
  public init(_ catalogs: [Catalog], next: (any ProductSource)? = nil) {
    self.catalogs = catalogs
    self.next = next
  }

  /// Returns the product that the first source has, `nil` when none has it.
  ///
  /// - Throws: ``LookupError``; a damaged catalogue is one that "gave an answer that cannot be used".
  public func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
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
        dumpFields: entry.fields, gtin: gtin, service: service, catalog: catalog.path)
    }
    return try await next?.product(for: gtin)
  }

  /// Returns what the next source can give at once of what no catalogue has; what one has needs no
  /// network, and is had by asking for it alone.
  public func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct] {
    guard let next else { return [] }
    let left = gtins.filter { gtin in
      // A damaged catalogue is told of when the product is asked for.
      !catalogs.contains { catalog in (try? catalog.entry(gtin.catalogKey)) != nil }
    }
    return left.isEmpty ? [] : try await next.products(for: left)
  }
}
