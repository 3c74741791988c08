public import FoodDiary
import Foundation
import InputFiles
import ProductStore

/// The folder through which machines share a diary: a file of each.
///
/// Any service may synchronise the folder: Syncthing, Dropbox or a mounted WebDAV folder. A file that has
/// not arrived whole is left for the next time.
public struct SyncFolder: Sendable {
  /// The reason why a folder cannot be used.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    case notAFolder(String)
    case notRead(String, reason: String)
    case notWritten(String, reason: String)

    /// The failure, then the remedy.
    public var description: String {
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
  public struct Contents: Sendable {
    /// The machines' files.
    public var files: [SyncFile] = []
    /// The files that could not be read, by name with the reason.
    public var leftOut: [(name: String, reason: String)] = []
  }

  private let folder: URL
  /// The most bytes of a file, more than a diary of a hundred years has.
  private static let largestFile = 256 << 20

  /// Names a folder.
  ///
  /// - Throws: ``Fault/notAFolder(_:)``.
  public init(_ path: String) throws(Fault) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .notAFolder(path) }
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Reads the files of all machines, and the copies that carriers make when two wrote at once.
  ///
  /// - Throws: ``Fault/notRead(_:reason:)``.
  public func contents() throws(Fault) -> Contents {
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
  /// - Throws: ``Fault/notWritten(_:reason:)``; the earlier file is still there then.
  public func write(_ file: SyncFile) throws(Fault) {
    let target = folder.appending(path: Self.prefix + file.machine + Self.suffix)
    let draft = folder.appending(path: ".\(Self.prefix)\(file.machine).partial")
    do {
      let bytes = try file.lineBytes()
      let descriptor = open(
        draft.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw SystemFailure.last }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: bytes)
      try handle.synchronize()
      try handle.close()
      guard rename(draft.path, target.path) == 0 else { throw SystemFailure.last }
    } catch {
      unlink(draft.path)
      throw .notWritten(target.path, reason: fileFailureReason(of: error))
    }
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
