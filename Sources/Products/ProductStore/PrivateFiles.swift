import Foundation

/// An error of the operating system, by its number.
package struct SystemFailure: Error, Hashable, CustomStringConvertible {
  /// The number (`errno`).
  package var code: Int32

  /// The error of the call that has just failed.
  package static var last: SystemFailure { SystemFailure(code: errno) }

  /// The system's words for it.
  package var description: String { String(cString: strerror(code)) }
}

/// Makes a folder with those it is in, unless it exists.
///
/// New folders are open to their owner only, as the XDG Base Directory Specification asks (0.8). An existing
/// folder keeps its permissions.
///
/// - Throws: ``SystemFailure``.
package func makePrivateFolder(_ path: String) throws(SystemFailure) {
  if mkdir(path, 0o700) == 0 { return }
  switch errno {
  case EEXIST:
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw SystemFailure(code: EEXIST)
    }
  case ENOENT:
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard parent != path else { throw SystemFailure(code: ENOENT) }
    try makePrivateFolder(parent)
    // Another program may make it at the same moment.
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  default: throw .last
  }
}

/// Takes the permissions of all other users from a file or folder of this user's that everybody may read.
///
/// A group's permissions alone are kept: those somebody has set on purpose.
///
/// - Returns: Whether permissions were taken; `false` where `path` is missing or another user's.
/// - Throws: ``SystemFailure`` when they cannot be changed.
package func shutOthersOut(of path: String) throws(SystemFailure) -> Bool {
  var status = stat()
  guard stat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o007 != 0 else {
    return false
  }
  let kind = status.st_mode & S_IFMT
  guard kind == S_IFREG || kind == S_IFDIR else { return false }
  guard chmod(path, status.st_mode & 0o700) == 0 else { throw .last }
  return true
}
