import Foundation

/// Keeps a service's answers in a folder, one file an answer, and only for a while.
///
/// A file holds the request and the time of the answer, too. The request distinguishes two requests
/// with the same file name. The file holds no key.
struct AnswerFolder: Sendable {
  private struct Entry: Codable {
    var request: Data
    var answer: Data
    /// Seconds since 1970.
    var time: Double
  }

  /// The largest file that is read: an answer within its limit, coded as base 64.
  private static let largestFile = 4_000_000

  private let folder: URL
  private let age: Int
  private let now: @Sendable () -> Date

  /// Keeps answers in `folder` for `age` seconds by the clock `now`.
  init(folder: String, age: Int, now: @escaping @Sendable () -> Date) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.age = age
    self.now = now
  }

  /// Returns the kept answer to `request`. `nil` without an answer, for one that is too old, and
  /// for one whose file is damaged. It is then asked anew and replaced.
  func answer(to request: Data) -> Data? {
    let file = file(for: request)
    guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= Self.largestFile, let data = try? Data(contentsOf: file),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.request == request
    else { return nil }
    let seconds = now().timeIntervalSince1970 - entry.time
    return (0..<Double(age)).contains(seconds) ? entry.answer : nil
  }

  /// Keeps `answer`, for this user's eyes only.
  ///
  /// - Throws: Foundation's error when the file cannot be written.
  func keep(_ answer: Data, to request: Data) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let entry = Entry(request: request, answer: answer, time: now().timeIntervalSince1970)
    let file = file(for: request)
    try JSONEncoder().encode(entry).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  /// The file's name is the request's 64-bit FNV-1a hash.
  private func file(for request: Data) -> URL {
    let hash = request.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return folder.appending(path: String(hash, radix: 16) + ".json")
  }
}
