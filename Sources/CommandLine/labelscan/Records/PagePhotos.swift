import Foundation
import LabelWeb
import ProductStore

/// Removes photos of the pages beside a database whose scans were deleted from it; nothing where there are no photos.
///
/// - Throws: ``CommandFailure`` for a database that cannot be read.
func removePagePhotos(
  beside store: RecordStore,
  _ remove: (ScanFolder) throws(ProductStoreError) -> Set<String>
) throws(CommandFailure) {
  let path = ScanFolder.path(beside: store.path)
  guard let folder = ScanFolder(existing: path) else { return }
  _ = try storing { () throws(ProductStoreError) in try remove(folder) }
}

/// Removes photos of the pages that are older at `time` than a database keeps them.
func removePagePhotos(
  beside store: RecordStore, agedAt time: Date
) throws(CommandFailure) {
  try removePagePhotos(beside: store) { folder throws(ProductStoreError) in
    guard let end = try store.retention().endOfPhotos(at: time) else { return [] }
    return try folder.removeDeleted(before: end, from: store)
  }
}
