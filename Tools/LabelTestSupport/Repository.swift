package import Foundation

/// The checkout that the tests were built from.
package enum Repository {
  /// Its folder.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of sample photos.
  package static let samples = folder.appending(path: "samples").path
}
