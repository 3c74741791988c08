public import LabelModel

/// Where a product's data can be had by its barcode.
public protocol ProductSource: Sendable {
  /// Returns what the source says about `gtin`, `nil` when it does not know the product.
  ///
  /// The product is as the source states it: values that cannot be right are still in it.
  ///
  /// - Throws: ``LookupError`` when the source could not be asked or did not answer properly; the
  ///   product may be known all the same.
  func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct?
}
