public import Foundation
public import LabelModel

/// A product in the database.
public struct StoredProduct: Hashable, Sendable {
  /// Its number in the database.
  public var id: Int64
  /// The time of its last scan.
  public var scanned: Date
  /// Whether a person marked it.
  public var isFavourite: Bool
  /// The record, from all scans of the product.
  public var record: ProductRecord
}
