import Foundation
import SystemPackage

/// The names in a folder, in the order of their bytes, a window at a time. A folder of a million
/// names takes no more memory than one of a few thousand.
///
/// The folder is listed anew for each window, which keeps the lowest names above the last one given.
/// A name that comes or goes meanwhile is given at most once. Hidden names (`.name`) are left out.
struct SortedNames {
  /// The most names that are kept, twice that while a folder is listed: 1 MB of the longest names.
  static let standardWindow = 4096

  let path: String
  /// Whether names of files are left out, where the file system distinguishes them.
  let onlyFolders: Bool
  let window: Int
  /// The names that were listed and not given yet, the highest first.
  private(set) var held: [[UInt8]] = []
  private var last: [UInt8] = []
  private var isListed = false

  init(in path: String, onlyFolders: Bool = false, window: Int = SortedNames.standardWindow) {
    self.path = path
    self.onlyFolders = onlyFolders
    self.window = max(1, window)
  }

  /// Returns the next name, `nil` after the last.
  mutating func next() throws(Errno) -> [UInt8]? {
    if held.isEmpty, !isListed { try list() }
    guard let name = held.popLast() else { return nil }
    last = name
    return name
  }

  /// Lists the folder and holds the lowest names above the last one.
  private mutating func list() throws(Errno) {
    guard let stream = opendir(path) else { throw Errno(rawValue: errno) }
    defer { closedir(stream) }
    var lowest: [[UInt8]] = []
    var bound: [UInt8]?
    func keepLowest() {
      lowest.sort { $0.lexicographicallyPrecedes($1) }
      guard lowest.count > window else { return }
      lowest.removeLast(lowest.count - window)
      bound = lowest.last
    }
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw Errno(rawValue: errno) }
        break
      }
      let kind = Int(entry.pointee.d_type)
      guard !onlyFolders || kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN) else { continue }
      withUnsafeBytes(of: &entry.pointee.d_name) { space in
        // Most names of a large folder belong to another window: they are compared where they lie.
        let name = space.prefix { $0 != 0 }
        guard name.first != UInt8(ascii: "."), last.lexicographicallyPrecedes(name),
          bound.map({ name.lexicographicallyPrecedes($0) }) ?? true
        else { return }
        lowest.append(Array(name))
      }
      if lowest.count == 2 * window { keepLowest() }
    }
    keepLowest()
    isListed = bound == nil
    held = lowest.reversed()
  }
}
