import Digests
import Foundation

/// Photos of products in a folder, one file each, for a while and up to a number of bytes.
///
/// The file's name is the SHA-256 of the photo's address. Files are readable by their owner only.
struct ImageCache: Sendable {
  private let folder: URL
  private let age: TimeInterval
  private let limit: Int
  private let now: @Sendable () -> Date

  /// Keeps photos in `folder` for `age` seconds by the clock `now`, `limit` bytes in all at most.
  init(folder: String, age: TimeInterval, limit: Int, now: @escaping @Sendable () -> Date) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.age = age
    self.limit = limit
    self.now = now
  }

  /// Returns the photo that is kept of `address`, with whether it is too old; `nil` for none.
  func image(_ address: String) -> (bytes: Data, isOld: Bool)? {
    guard let file = file(of: address),
      let kept = try? file.resourceValues(forKeys: Self.facts).contentModificationDate,
      let bytes = try? Data(contentsOf: file)
    else { return nil }
    let seconds = now().timeIntervalSince(kept)
    return (bytes, !(0..<age).contains(seconds))
  }

  /// Keeps a photo, and removes the oldest ones beyond the limit.
  ///
  /// - Throws: Foundation's error when the file cannot be written.
  func keep(_ bytes: Data, of address: String) throws {
    guard bytes.count <= limit, let file = file(of: address) else { return }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try bytes.write(to: file, options: .atomic)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600, .modificationDate: now()], ofItemAtPath: file.path)
    try removeOldest()
  }

  private func removeOldest() throws {
    var total = 0
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(Self.facts))
    let dated = try files.map { file in (file, try file.resourceValues(forKeys: Self.facts)) }
    let newestFirst = dated.sorted {
      ($0.1.contentModificationDate ?? .distantPast)
        > ($1.1.contentModificationDate ?? .distantPast)
    }
    for (file, facts) in newestFirst {
      total += facts.fileSize ?? 0
      if total > limit { try FileManager.default.removeItem(at: file) }
    }
  }

  private static let facts: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]

  private func file(of address: String) -> URL? {
    sha256(Array(address.utf8)).map { folder.appending(path: $0) }
  }
}
