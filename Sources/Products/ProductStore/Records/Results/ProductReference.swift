package import LabelModel

/// A reference to a product.
package enum ProductReference: Hashable, Sendable {
  /// By its number in the database.
  case id(Int64)
  /// By its barcode.
  case gtin(GTIN)
}
