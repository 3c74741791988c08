package import Foundation
package import LabelModel

/// A product in the database.
package struct StoredProduct: Hashable, Sendable {
  /// Its number in the database.
  package var id: Int64
  /// The time of its last scan.
  package var scanned: Date
  /// Whether a person marked it.
  package var isFavourite: Bool
  /// The record, from all scans of the product.
  package var record: ProductRecord
}
