import Foundation

/// The user's folders for files of this program (XDG Base Directory Specification, 0.8).
enum UserFolders {
  /// The folder for what can be had again; `nil` where there is none.
  static func cache(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    // A relative path there is to be ignored.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/labelscan"
    }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache/labelscan" : nil }
  }
}
