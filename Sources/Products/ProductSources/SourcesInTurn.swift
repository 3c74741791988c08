package import LabelModel
package import ProductLookup

/// Asks several sources in turn, the next one for what those before do not know or cannot answer.
package struct SourcesInTurn: ProductSource {
  private let sources: [any ProductSource]

  /// Asks `sources` from the first to the last.
  package init(_ sources: [any ProductSource]) { self.sources = sources }

  /// Returns the first product that is found, `nil` when all say that they do not know it.
  ///
  /// - Throws: the first ``LookupError`` when no source had the product and one could not be asked.
  package func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    try await product(for: gtin, of: nil)
  }

  /// Returns the first product that is found; each source is asked for one of `subject`.
  ///
  /// - Throws: ``LookupError``, as ``product(for:)`` does.
  package func product(
    for gtin: GTIN, of subject: Subject?
  ) async throws(LookupError) -> CatalogProduct? {
    var failure: LookupError?
    for source in sources {
      do {
        if let product = try await source.product(for: gtin, of: subject) { return product }
      } catch .cancelled {
        throw .cancelled
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// Returns what the first source can give at once, then what the next can of the others.
  ///
  /// - Throws: the first ``LookupError`` when no source gave anything.
  package func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct] {
    var found: [CatalogProduct] = []
    var failure: LookupError?
    for source in sources {
      let left = gtins.filter { gtin in !found.contains { $0.gtin == gtin } }
      guard !left.isEmpty else { break }
      do {
        found += try await source.products(for: left)
      } catch .cancelled {
        throw .cancelled
      } catch {
        failure = failure ?? error
      }
    }
    if found.isEmpty, let failure { throw failure }
    return found
  }
}
