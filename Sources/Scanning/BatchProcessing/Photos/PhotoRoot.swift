import Foundation

/// The folder that a walk began in. A stick or a share may be taken away meanwhile, with all photos.
public struct PhotoRoot: Sendable {
  /// The folder's path.
  public let path: String
  private let identity: PhotoWalk.Identity?

  /// Notes the folder that is at `path` now.
  init(_ path: String) {
    self.path = path
    identity = PhotoWalk.status(of: path).map(PhotoWalk.Identity.init)
  }

  /// Whether the same folder is still there; it remains where it was not there from the beginning.
  ///
  /// The place at which a file system was mounted is another folder when that is gone.
  public var isThere: Bool {
    guard let identity else { return true }
    guard let status = PhotoWalk.status(of: path), PhotoWalk.Identity(status) == identity else {
      return false
    }
    return Self.isReachable(path)
  }

  /// Whether the disk answers: a stick that was pulled out remains mounted, and its folder known, for a while.
  private static func isReachable(_ path: String) -> Bool {
    errno = 0
    if let stream = opendir(path) {
      defer { closedir(stream) }
      if readdir(stream) != nil { return true }
    }
    // Another failure, for example of too many open files, says nothing about the folder.
    return ![EIO, ENODEV, ENXIO, ENOENT, ENOTCONN, ENOTDIR, ESTALE, ETIMEDOUT].contains(errno)
  }
}
