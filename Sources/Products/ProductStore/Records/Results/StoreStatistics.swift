/// The counts of the database.
package struct StoreStatistics: Hashable, Sendable, Codable {
  /// Products in all.
  package var products = 0
  /// Scans in all.
  package var scans = 0
  /// Marked products.
  package var favourites = 0
  /// Products with a barcode.
  package var withBarcode = 0
  /// Products by subject; those of unknown subject under "unknown".
  package var bySubject: [String: Int] = [:]
  /// Products by their records' status.
  package var byStatus: [String: Int] = [:]
  /// The commonest rules of findings that are no mere information, with their numbers of products.
  package var commonFindings: [String: Int] = [:]
  /// Products whose sugars were analysed: a list of ingredients was read well enough.
  package var withSugarAnalysis = 0
  /// Products among ``withSugarAnalysis`` that contain sugar.
  package var withSugar = 0
}
