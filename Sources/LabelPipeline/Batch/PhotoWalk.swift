import Foundation
import LabelImaging
import SystemPackage

/// The photos in a folder and the folders in it, in the order of their names' bytes: a folder's own
/// photos first, then those of its subfolders. It holds the names of the folders that it is in, not
/// of the whole tree.
///
/// A file is a photo if its name ends like one or its first bytes are a picture's. Hidden files and
/// folders (`.name`) are left out. A symbolic link to a file is followed; one to a folder is not, so
/// that no loop can trap the walk and no photo comes twice.
public struct PhotoWalk: PhotoSource {
  /// Extensions of photo files, in lower case. Whether such a file holds a picture, decoding tells.
  public static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "heic", "heif", "avif", "webp", "tif", "tiff", "gif",
    "bmp",
  ]

  private struct Folder {
    var path: String
    /// What photos in it are called, up to the slash.
    var prefix: String
  }

  /// A place on a file system.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64

    init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
    }
  }

  private let root: Folder
  private let excluded: Identity?
  private var begun = false
  private var files: [FoundPhoto] = []
  private var folders: [Folder] = []

  /// Creates a walk through `path`; photos are called by their path in it.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - excluded: A folder that is left out, the batch's own output.
  public init(_ path: String, excluding excluded: String? = nil) {
    root = Folder(path: path, prefix: "")
    self.excluded = excluded.flatMap { Self.status(of: $0).map(Identity.init) }
  }

  /// Returns the next photo, `nil` after the last. A subfolder that cannot be listed is a failure.
  ///
  /// - Throws: ``BatchError/cannotList(path:reason:)`` when the folder itself cannot be listed.
  public mutating func next() throws(BatchError) -> FoundPhoto? {
    if !begun {
      begun = true
      do {
        try enter(root)
      } catch {
        throw .cannotList(path: root.path, reason: error.description)
      }
    }
    while files.isEmpty, let folder = folders.popLast() {
      do {
        try enter(folder)
      } catch {
        let failure = PhotoFailure(
          stage: .open, code: "unreadableFolder",
          message: "the folder cannot be listed: \(error); check its permissions")
        return .failure(file: String(folder.prefix.dropLast()), failure)
      }
    }
    return files.popLast()
  }

  /// Replaces `files` by the photos of `folder`, and puts its subfolders on the stack.
  private mutating func enter(_ folder: Folder) throws(Errno) {
    var photos: [FoundPhoto] = []
    var subfolders: [Folder] = []
    for name in try Self.names(in: folder.path).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let (text, isValid) = readableName(name)
      guard isValid else {
        photos.append(.failure(file: folder.prefix + text, .nameIsNotUTF8))
        continue
      }
      let path = folder.path + "/" + text
      guard let status = Self.status(of: path) else {
        photos.append(.photo(path: path, file: folder.prefix + text))
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        guard !Self.isLink(path), Identity(status) != excluded else { continue }
        subfolders.append(Folder(path: path, prefix: folder.prefix + text + "/"))
      case S_IFREG where Self.isPhoto(name: text, path: path):
        photos.append(.photo(path: path, file: folder.prefix + text))
      default: break
      }
    }
    files = photos.reversed()
    folders += subfolders.reversed()
  }

  /// The names in a folder, but for hidden ones.
  private static func names(in path: String) throws(Errno) -> [[UInt8]] {
    guard let stream = opendir(path) else { throw Errno(rawValue: errno) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw Errno(rawValue: errno) }
        return names
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
  }

  private static func isPhoto(name: String, path: String) -> Bool {
    if let dot = name.lastIndex(of: "."),
      extensions.contains(name[name.index(after: dot)...].lowercased())
    {
      return true
    }
    guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 64)
    else { return false }
    return ImageFormat(firstBytesOf: Array(start)) != nil
  }

  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
