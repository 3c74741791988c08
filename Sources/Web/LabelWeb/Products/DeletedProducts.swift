import Foundation
import ProductStore

/// The products that were deleted last, so that deleting can be taken back while the server runs.
actor DeletedProducts {
  private var removed: [(key: String, product: RemovedProduct)] = []

  /// The most products that are remembered.
  private static let most = 50

  /// Keeps a product.
  ///
  /// - Returns: the key to take it back by.
  func keep(_ product: RemovedProduct) -> String {
    let key = randomHexadecimal(bytes: 8)
    putBack(product, key)
    return key
  }

  /// Keeps a product that was taken out and is not back.
  func putBack(_ product: RemovedProduct, _ key: String) {
    removed.append((key, product))
    removed = removed.suffix(Self.most)
  }

  /// Takes a product out; `nil` for one that is back already, or forgotten.
  func take(_ key: String) -> RemovedProduct? {
    guard let index = removed.firstIndex(where: { $0.key == key }) else { return nil }
    return removed.remove(at: index).product
  }

  /// Whether a product can be taken back.
  func has(_ key: String) -> Bool { removed.contains { $0.key == key } }
}
