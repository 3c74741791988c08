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

/// The counts of the database.
public struct StoreStatistics: Hashable, Sendable, Codable {
  /// Products in all.
  public var products = 0
  /// Scans in all.
  public var scans = 0
  /// Marked products.
  public var favourites = 0
  /// Products with a barcode.
  public var withBarcode = 0
  /// Products by subject; those of unknown subject under "unknown".
  public var bySubject: [String: Int] = [:]
  /// Products by their records' status.
  public var byStatus: [String: Int] = [:]
  /// The commonest rules of findings that are no mere information, with their numbers of products.
  public var commonFindings: [String: Int] = [:]
  /// Products whose sugars were analysed: a list of ingredients was read well enough.
  public var withSugarAnalysis = 0
  /// Products among ``withSugarAnalysis`` that contain sugar.
  public var withSugar = 0
}

/// A reference to a product.
public enum ProductReference: Hashable, Sendable {
  /// By its number in the database.
  case id(Int64)
  /// By its barcode.
  case gtin(GTIN)
}
