public import Foundation

/// A line of the history or of what a search found.
public struct ProductSummary: Hashable, Sendable {
  /// Its number in the database.
  public var id: Int64
  /// The time of its last scan.
  public var scanned: Date
  /// Its barcode's number without leading zeros.
  public var key: Int64?
  /// Its name.
  public var name: String?
  /// Its brand.
  public var brand: String?
  /// The status of its record.
  public var status: String
  /// Whether a person marked it.
  public var isFavourite: Bool
  /// The number of its scans that are kept.
  public var scans: Int
}
