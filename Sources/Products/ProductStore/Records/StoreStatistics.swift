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
