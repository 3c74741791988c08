package import LabelModel

/// The product of a photo's bar code, before the label is read.
package struct EarlyProduct: Hashable, Sendable {
  /// The number.
  package var gtin: GTIN
  /// The name that a database knows; `nil` for none.
  package var name: String?

  /// Creates a product.
  package init(gtin: GTIN, name: String? = nil) {
    self.gtin = gtin
    self.name = name
  }

  /// Finds the product of the photo at a path; `nil` without a bar code.
  package typealias Finder = @Sendable (_ photo: String) async -> EarlyProduct?
}
