import Digests
package import Foundation

/// The folder of uploads.
///
/// It has a scan's state as JSON and the photo that is shown. Until a photo is read, it also has the photo as it came.
/// An acknowledged photo is on the disk. A server that was ended goes on with what waits.
package struct ScanFolder: Sendable {
  let path: String

  /// Makes the folder, for its owner alone.
  ///
  /// - Throws: the file system's error.
  package init(_ path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Finds a folder that is there; `nil` where none is.
  package init?(existing path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    self.path = path
  }

  /// The file of a photo as it came, with its metadata; it is removed when the photo was read.
  package func upload(_ id: String) -> String { "\(path)/\(id).upload" }
  /// The file of the photo that is shown, which holds pixels alone.
  func photo(_ id: String) -> String { "\(path)/\(id).jpg" }
  private func state(_ id: String) -> String { "\(path)/\(id).json" }
  /// A new file for an upload that has not come in whole.
  package func newPart() -> String { "\(path)/\(UUID().uuidString).part" }

  /// Whether a text is a scan's id, and so no path.
  static func isID(_ text: String) -> Bool {
    text.count == 64 && text.allSatisfy { "0123456789abcdef".contains($0) }
  }

  /// Writes a scan's state, in one step.
  package func keep(_ scan: Scan) throws {
    try write(JSONEncoder().encode(scan), to: state(scan.id))
  }

  /// Writes a file for its owner alone, in one step.
  package func write(_ data: Data, to file: String) throws {
    let part = newPart()
    guard
      FileManager.default.createFile(
        atPath: part, contents: data, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
    // A file that is in place is whole after a power cut, too.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: part))
    try handle.synchronize()
    try handle.close()
    guard rename(part, file) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// The scans of earlier runs; unfinished uploads are removed.
  ///
  /// A scan that failed and still has its photo waits again.
  func scans() -> [Scan] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasSuffix(".part") {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    let stems = Set(ids)
    // A photo without a state was never acknowledged.
    for name in names where name.hasSuffix(".upload") && !stems.contains(String(name.dropLast(7))) {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    return stems.compactMap { id in
      guard let scan = scan(id) else { return nameless(id) }
      if scan.isDeleted == true {
        return remove(id) ? nil : scan
      }
      guard scan.isSettled, FileManager.default.fileExists(atPath: upload(scan.id)) else {
        return scan
      }
      if scan.state == .failed {
        return Scan(id: scan.id, name: scan.name, received: scan.received)
      }
      // The server was ended right before it removed the photo as it came.
      try? FileManager.default.removeItem(atPath: upload(scan.id))
      return scan
    }
  }

  /// The ids of the scans.
  var ids: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.filter(Self.isID)
  }

  /// Whether the folder has the state of a scan.
  func has(_ id: String) -> Bool { FileManager.default.fileExists(atPath: state(id)) }

  /// The state of a scan; `nil` for one that is damaged or not there.
  func scan(_ id: String) -> Scan? {
    FileManager.default.contents(atPath: state(id)).flatMap {
      try? JSONDecoder().decode(Scan.self, from: $0)
    }
  }

  /// Removes the picture and the state of a scan.
  ///
  /// - Returns: whether both are gone. Where the picture stays, so does the state, and the next removal finds both.
  func remove(_ id: String) -> Bool {
    let files = [photo(id), state(id)].filter { FileManager.default.fileExists(atPath: $0) }
    return files.allSatisfy { (try? FileManager.default.removeItem(atPath: $0)) != nil }
  }

  /// The scan of a photo whose state a power cut or a full disk has damaged; `nil` without a photo.
  private func nameless(_ id: String) -> Scan? {
    let facts = try? FileManager.default.attributesOfItem(atPath: upload(id))
    return (facts?[.modificationDate] as? Date).map { received in
      Scan(id: id, name: PhotoName("").text, received: received)
    }
  }

  /// The SHA-256 of a file, `nil` when it cannot be read.
  static func digest(of file: String) -> String? {
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    defer { try? handle.close() }
    return try? sha256 { () throws -> [UInt8]? in
      let block = try handle.read(upToCount: 1 << 16) ?? Data()
      return block.isEmpty ? nil : [UInt8](block)
    }
  }
}
