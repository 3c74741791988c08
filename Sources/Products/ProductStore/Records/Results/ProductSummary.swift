package import Foundation

/// A line of the history or of what a search found.
package struct ProductSummary: Hashable, Sendable {
  /// Its number in the database.
  package var id: Int64
  /// The time of its last scan.
  package var scanned: Date
  /// Its barcode's number without leading zeros.
  package var key: Int64?
  /// Its name.
  package var name: String?
  /// Its brand.
  package var brand: String?
  /// The status of its record.
  package var status: String
  /// Whether a person marked it.
  package var isFavourite: Bool
  /// The number of its scans that are kept.
  package var scans: Int
}
