public import LabelScan

/// The products of a shop's own list.
public struct ShopProducts: ProductSource {
  private let products: [GTIN: CatalogProduct]

  /// Creates a source of `products`.
  public init(_ products: [CatalogProduct]) {
    self.products = Dictionary(products.map { ($0.gtin, $0) }) { first, _ in first }
  }

  /// Returns the shop's product, `nil` for an unknown number.
  public func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
    products[gtin]
  }
}

/// Returns a scanner that looks products up in a shop's list, and nowhere else.
public func scanner(of shop: ShopProducts) -> LabelScanner {
  LabelScanner(.init(source: shop))
}
