import Foundation

/// The project's sample photos.
enum Samples {
  /// Their folder.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples").path
}
