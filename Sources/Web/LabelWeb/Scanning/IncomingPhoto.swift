import Foundation
import HTTPTypes
import Languages

/// A photo that comes in block by block, in a file of its own until it is there whole.
struct IncomingPhoto: ~Copyable {
  private let part: String
  private let file: FileHandle
  private let greatest: Int
  private var count = 0

  /// Begins a photo of at most `greatest` bytes.
  ///
  /// - Throws: ``WebProblem`` when the disk takes no file.
  init(in folder: ScanFolder, greatest: Int) throws {
    part = folder.newPart()
    self.greatest = greatest
    guard
      FileManager.default.createFile(
        atPath: part, contents: nil, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forWritingAtPath: part)
    else { throw WebProblem(.insufficientStorage, .diskIsFull) }
    self.file = file
  }

  /// The problem of a photo of more than `greatest` bytes.
  static func tooLarge(_ greatest: Int) -> WebProblem {
    WebProblem(.contentTooLarge, .photoIsTooLarge, ["count": "\(max(1, greatest >> 20))"])
  }

  /// Whether nothing came yet.
  var isEmpty: Bool { count == 0 }

  /// Adds a block.
  ///
  /// - Throws: ``WebProblem`` for a photo that gets too large, and for a full disk.
  mutating func write(_ block: some Collection<UInt8>) throws {
    count += block.count
    guard count <= greatest else { throw Self.tooLarge(greatest) }
    do {
      try file.write(contentsOf: Data(block))
    } catch {
      throw WebProblem(.insufficientStorage, .diskIsFull)
    }
  }

  /// Ends the photo: it is on the disk.
  ///
  /// - Returns: its file, and its SHA-256.
  /// - Throws: ``WebProblem`` for a full disk.
  consuming func finish() throws -> (part: String, id: String) {
    do {
      try file.synchronize()
      try file.close()
    } catch {
      throw WebProblem(.insufficientStorage, .diskIsFull)
    }
    guard let id = ScanFolder.digest(of: part) else {
      throw WebProblem(.insufficientStorage, .diskIsFull)
    }
    return (part, id)
  }

  /// Throws the photo away.
  consuming func drop() {
    try? file.close()
    try? FileManager.default.removeItem(atPath: part)
  }
}
