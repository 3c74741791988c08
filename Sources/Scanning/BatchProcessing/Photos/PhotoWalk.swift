import ClipFrames
import Foundation
import LabelImaging
import PhotoReading
import SystemPackage

/// The photos in a folder and the folders in it, in the order of their names' bytes. A folder's own
/// photos come first, then those of its subfolders. It holds some thousand names of its current
/// folders, neither the whole tree's nor all of a large folder's.
///
/// A file is a photo if its name ends like one or its first bytes are a picture's. A film is taken by
/// its name alone, like a photo. Anything else with a photo's name, for example a pipe, is a failure. Hidden files and folders (`.name`) are
/// left out. A symbolic link to a file is followed. One to a folder is not, so that no loop can
/// trap the walk and no photo comes twice.
public struct PhotoWalk: PhotoSource {
  /// Extensions of photo and film files, in lower case. Decoding shows whether such a file holds a picture.
  public static let extensions: Set<String> = Set([
    "jpg", "jpeg", "jpe", "jfif", "png", "heic", "heif", "avif", "webp", "tif", "tiff", "gif",
    "bmp",
  ]).union(ClipFormat.extensions)

  private struct Folder {
    var path: String
    /// The beginning of the photos' names, up to the slash.
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

  /// A folder that the walk is in.
  private struct Visit {
    var folder: Folder
    /// Its files, then its subfolders.
    var names: SortedNames
    var hasFolders = false
    var isAmongFolders = false

    init(_ folder: Folder, window: Int) {
      self.folder = folder
      names = SortedNames(in: folder.path, window: window)
    }
  }

  private let root: Folder
  /// The folder as it was when the walk was made.
  public let origin: PhotoRoot?
  private let excluded: Identity?
  private let window: Int
  private var begun = false
  private var visits: [Visit] = []

  /// Creates a walk through `path`; photos are called by their path in it.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - excluded: A folder that is left out, the batch's own output.
  public init(_ path: String, excluding excluded: String? = nil) {
    self.init(path, excluding: excluded, window: SortedNames.standardWindow)
  }

  /// Creates a walk that holds at most `window` names of each folder that it is in.
  package init(_ path: String, excluding excluded: String? = nil, window: Int) {
    root = Folder(path: path, prefix: "")
    origin = PhotoRoot(path)
    self.excluded = excluded.flatMap { Self.status(of: $0).map(Identity.init) }
    self.window = window
  }

  /// Checks that a folder can be listed, before anything is written for it.
  ///
  /// - Throws: ``BatchError/cannotList(path:reason:)``.
  public static func check(_ path: String) throws(BatchError) {
    guard let stream = opendir(path) else {
      throw .cannotList(path: path, reason: Errno(rawValue: errno).description)
    }
    closedir(stream)
  }

  /// The number of names that are held now.
  package var namesHeld: Int { visits.reduce(0) { $0 + $1.names.held.count } }

  /// Returns the next photo, `nil` after the last. A subfolder that cannot be listed is a failure.
  ///
  /// - Throws: ``BatchError/cannotList(path:reason:)`` when the folder itself cannot be listed, and
  ///   ``BatchError/folderGone(path:)`` when it was taken away.
  public mutating func next() throws(BatchError) -> FoundPhoto? {
    if !begun {
      begun = true
      visits = [Visit(root, window: window)]
    }
    while !visits.isEmpty {
      do throws(Errno) {
        if let found = try step() { return found }
      } catch {
        let folder = visits.removeLast().folder
        try checkOrigin()
        guard !visits.isEmpty else {
          throw .cannotList(path: root.path, reason: error.description)
        }
        let failure = PhotoFailure(
          stage: .open, code: "unreadableFolder",
          message: "the folder cannot be listed: \(error); check its permissions")
        return .failure(file: String(folder.prefix.dropLast()), failure)
      }
    }
    // An empty folder in the place of the photos looks like the end.
    try checkOrigin()
    return nil
  }

  private func checkOrigin() throws(BatchError) {
    guard origin?.isThere ?? true else { throw .folderGone(path: root.path) }
  }

  /// Takes the next name of the innermost folder; enters or leaves a folder.
  private mutating func step() throws(Errno) -> FoundPhoto? {
    let inner = visits.count - 1
    let folder = visits[inner].folder
    guard let bytes = try visits[inner].names.next() else {
      if visits[inner].hasFolders, !visits[inner].isAmongFolders {
        visits[inner].isAmongFolders = true
        visits[inner].names = SortedNames(in: folder.path, onlyFolders: true, window: window)
      } else {
        visits.removeLast()
      }
      return nil
    }
    let name = FileName(bytes)
    let file = folder.prefix + name.shown
    guard let text = name.text else {
      return visits[inner].isAmongFolders ? nil : .failure(file: file, .nameIsNotUTF8)
    }
    let path = folder.path + "/" + text
    guard !visits[inner].isAmongFolders else {
      if isFolder(path) {
        visits.append(Visit(Folder(path: path, prefix: file + "/"), window: window))
      }
      return nil
    }
    guard let status = Self.status(of: path) else { return .photo(path: path, file: file) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: visits[inner].hasFolders = true
    case S_IFREG where Self.isPhoto(name: text, path: path): return .photo(path: path, file: file)
    case S_IFREG: break
    // A pipe, a socket or a device is not opened, which alone may have effects.
    default:
      if Self.hasPhotoExtension(text) {
        let error = ImageError.notAFile(path: path)
        return .failure(file: file, PhotoFailure(error))
      }
    }
    return nil
  }

  /// Whether `path` is a folder to walk through: no link, and not the one that is left out.
  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && Identity(status) != excluded
  }

  private static func isPhoto(name: String, path: String) -> Bool {
    if hasPhotoExtension(name) { return true }
    guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 64)
    else { return false }
    return ImageFormat(firstBytesOf: Array(start)) != nil
  }

  private static func hasPhotoExtension(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
