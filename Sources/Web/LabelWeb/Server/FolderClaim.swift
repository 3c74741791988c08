import Foundation
import ProductStore

/// The claim of a server on its folder of photos.
///
/// A starting server removes unfinished uploads and reads what waits, so a second one would take the first one's
/// photos. A killed server's claim ends. A file system without locks has no claims.
final class FolderClaim: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Claims a folder.
  ///
  /// - Throws: ``WebServerError/folderInUse(path:)``.
  init(_ folder: ScanFolder) throws(WebServerError) {
    path = folder.path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try take()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Claims the folder again; does nothing where the claim holds.
  ///
  /// - Throws: ``WebServerError/folderInUse(path:)``.
  func take() throws(WebServerError) {
    guard takeLock(of: descriptor) else { throw .folderInUse(path: path) }
  }

  /// Ends the claim. Closing is not enough: a process that is being started holds a copy until it is.
  func release() { flock(descriptor, LOCK_UN) }
}
