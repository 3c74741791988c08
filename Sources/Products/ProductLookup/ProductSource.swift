public import LabelModel

/// A source of a product's data by its barcode.
public protocol ProductSource: Sendable {
  /// Returns what the source says about `gtin`, `nil` when it does not know the product.
  ///
  /// The product is as the source states it: values that cannot be right are still in it.
  ///
  /// - Throws: ``LookupError`` when the source could not be asked or did not answer properly. The
  ///   product may be known all the same.
  func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct?

  /// Returns what the source says about `gtin`, `nil` when it does not know the product.
  ///
  /// `subject` is what the product seems to be, `nil` when nothing is known. A source of several
  /// databases asks the one of `subject` first.
  ///
  /// - Throws: ``LookupError``, as ``product(for:)`` does.
  func product(
    for gtin: GTIN, of subject: Subject?
  ) async throws(LookupError) -> CatalogProduct?

  /// Returns those of `gtins` that the source can give with few requests, in any order.
  ///
  /// A product that is not among them may be known all the same: ask for it alone. Sources that can do no such
  /// thing return nothing.
  ///
  /// - Throws: ``LookupError``, as ``product(for:)`` does.
  func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct]
}

extension ProductSource {
  /// Returns what the source says about `gtin`: it asks one database.
  ///
  /// - Throws: ``LookupError``, as ``product(for:)`` does.
  public func product(
    for gtin: GTIN, of subject: Subject?
  ) async throws(LookupError) -> CatalogProduct? {
    try await product(for: gtin)
  }

  /// Returns nothing and throws nothing: each product must be asked for alone.
  public func products(for gtins: [GTIN]) async throws(LookupError) -> [CatalogProduct] { [] }
}

/// A source of products by words.
package protocol ProductSearch: Sendable {
  /// Returns products whose names or brands fit `words`, the best first, `limit` at most.
  ///
  /// Products without a valid number are left out: there is nothing to know them again by.
  ///
  /// - Throws: ``LookupError`` when the source could not be asked or did not answer properly.
  func products(
    matching words: String, limit: Int
  ) async throws(LookupError) -> [CatalogProduct]
}
