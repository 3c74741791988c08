package import Foundation
package import ProductStore

// Removing the states and pictures of deleted scans.
extension ScanFolder {
  /// The folder of the pages' photos beside a database.
  package static func path(beside database: String) -> String { database + "-photos" }

  /// Removes what is kept of photos, except of those that a scan in the database still has.
  ///
  /// A photo that waits or is being read stays.
  ///
  /// - Returns: the ids of the removed scans.
  @discardableResult
  package func remove(
    _ photos: Set<String>, deletedFrom store: RecordStore
  ) throws(ProductStoreError) -> Set<String> {
    let settled = photos.filter { Self.isID($0) && scan($0)?.isSettled == true && !isWaiting($0) }
    return settled.subtracting(try store.keptPhotos(among: settled)).filter(remove)
  }

  /// Removes what is kept of photos that came before `time`.
  ///
  /// Photos that a scan in the database still has stay.
  ///
  /// - Returns: the ids of the removed scans.
  @discardableResult
  package func removeDeleted(
    before time: Date, from store: RecordStore
  ) throws(ProductStoreError) -> Set<String> {
    let old = ids.filter { id in scan(id).map { $0.received < time } ?? false }
    return try remove(Set(old), deletedFrom: store)
  }

  private func isWaiting(_ id: String) -> Bool {
    FileManager.default.fileExists(atPath: upload(id))
  }
}
