public import Foundation

/// The checkout that the tests were built from.
public enum Repository {
  /// Its folder.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of sample photos.
  public static let samples = folder.appending(path: "samples").path
}
