public import LabelModel

/// The product of a photo's bar code, before the label is read.
public struct EarlyProduct: Hashable, Sendable {
  /// The number.
  public var gtin: GTIN
  /// The name that a database knows; `nil` for none.
  public var name: String?

  /// Creates a product.
  public init(gtin: GTIN, name: String? = nil) {
    self.gtin = gtin
    self.name = name
  }

  /// Finds the product of the photo at a path; `nil` without a bar code.
  public typealias Finder = @Sendable (_ photo: String) async -> EarlyProduct?
}
