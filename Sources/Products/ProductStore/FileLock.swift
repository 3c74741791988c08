import Foundation

/// Locks an open file or folder for this program. Another program that holds it is waited for.
///
/// The lock ends when its descriptor is closed. A disk without locks, of a network for example, locks nothing.
package func waitForLock(of descriptor: Int32) {
  while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
}

/// Locks an open file or folder for this program, if no other one holds it.
///
/// A disk without locks, some of a cluster for example, locks nothing.
///
/// - Returns: Whether no other program holds it.
package func takeLock(of descriptor: Int32) -> Bool {
  while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
    guard errno == EINTR else { return errno != EWOULDBLOCK }
  }
  return true
}
