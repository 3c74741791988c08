package import FoodDiary
import Foundation
import InputFiles
import ProductStore

/// The folder through which machines share a diary: a file of each.
///
/// Any service may synchronise the folder: Syncthing, Dropbox or a mounted WebDAV folder. A file that has
/// not arrived whole is left for the next time.
package struct SyncFolder: Sendable {
  /// The reason why a folder cannot be used.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    case notAFolder(String)
    case notRead(String, reason: String)
    case notWritten(String, reason: String)

    /// The failure, then the remedy.
    package var description: String {
      switch self {
      case .notAFolder(let path): "\(path) is no folder; make it, or name another"
      case .notRead(let path, let reason):
        "\(path) cannot be read (\(reason)); check its permissions, or whether its disk is there"
      case .notWritten(let path, let reason):
        "\(path) cannot be written (\(reason)); check the folder's permissions, or free space on its disk"
      }
    }
  }

  /// The state of all files that could be read.
  package struct Contents: Sendable {
    /// The machines' files.
    package var files: [SyncFile] = []
    /// The files that could not be read, by name with the reason.
    package var leftOut: [(name: String, reason: String)] = []
  }

  private let folder: URL
  /// The most bytes of a file, more than a diary of a hundred years has.
  private static let largestFile = 256 << 20

  /// Names a folder.
  ///
  /// - Throws: ``Fault/notAFolder(_:)``.
  package init(_ path: String) throws(Fault) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .notAFolder(path) }
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Reads the files of all machines, and the copies that carriers make when two wrote at once.
  ///
  /// - Throws: ``Fault/notRead(_:reason:)``.
  package func contents() throws(Fault) -> Contents {
    var contents = Contents()
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw .notRead(folder.path, reason: fileFailureReason(of: error))
    }
    for name in names
    where name.hasPrefix(Self.prefix) && name.hasSuffix(Self.suffix) && !name.contains(".partial") {
      do throws(Unread) {
        contents.files.append(try read(name))
      } catch {
        contents.leftOut.append((name, error.reason))
      }
    }
    return contents
  }

  /// Writes a machine's file in the place of its earlier one, whole or not at all.
  ///
  /// A file of the machine with a later number remains. Another program wrote it since, and it has all of this one.
  ///
  /// - Throws: ``Fault/notWritten(_:reason:)``; the earlier file is still there then.
  package func write(_ file: SyncFile) throws(Fault) {
    let target = folder.appending(path: Self.prefix + file.machine + Self.suffix)
    let path = folder.appending(path: ".\(Self.prefix)\(file.machine).partial").path
    do {
      let bytes = try file.lineBytes()
      let draft = try Self.draft(at: path)
      // Without its handle another program would empty the draft that is put in place.
      try withExtendedLifetime(draft) {
        do {
          guard Self.revision(of: target).map({ $0 <= file.revision }) ?? true else {
            unlink(path)
            return
          }
          try draft.write(contentsOf: bytes)
          try draft.synchronize()
          guard rename(path, target.path) == 0 else { throw SystemFailure.last }
        } catch {
          unlink(path)
          throw error
        }
      }
    } catch {
      throw .notWritten(target.path, reason: fileFailureReason(of: error))
    }
  }

  /// Opens an empty draft, and waits for another program that writes the same one.
  ///
  /// The draft is this program's until its handle is closed.
  private static func draft(at path: String) throws -> FileHandle {
    while true {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw SystemFailure.last }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      waitForLock(of: descriptor)
      var (own, there) = (stat(), stat())
      guard fstat(descriptor, &own) == 0 else { throw SystemFailure.last }
      // The other program has put its draft in place: this one is to be a new file.
      guard lstat(path, &there) == 0, (own.st_dev, own.st_ino) == (there.st_dev, there.st_ino)
      else { continue }
      try handle.truncate(atOffset: 0)
      return handle
    }
  }

  /// The number of a machine's file; `nil` for a file that is not there or cannot be read.
  private static func revision(of file: URL) -> Int64? {
    guard let handle = FileHandle(forReadingAtPath: file.path),
      let start = try? handle.read(upToCount: 4_096),
      let line = start.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first
    else { return nil }
    return try? JSONDecoder().decode(SyncFile.Head.self, from: Data(line)).revision
  }

  private static let prefix = "labelscan-diary-"
  private static let suffix = ".jsonl"

  private struct Unread: Error {
    var reason: String
  }

  private func read(_ name: String) throws(Unread) -> SyncFile {
    let path = folder.appending(path: name)
    do {
      let size = try path.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      guard size.isRegularFile == true, size.fileSize ?? 0 <= Self.largestFile else {
        throw Unread(reason: "it is no file of a diary")
      }
      return try SyncFile(lines: Data(contentsOf: path))
    } catch let error as Unread {
      throw error
    } catch let fault as SyncFile.Fault {
      throw Unread(reason: fault.description)
    } catch {
      throw Unread(reason: SyncFile.Fault.damaged.description)
    }
  }
}
