import Foundation

/// The user's folders for files of this program (XDG Base Directory Specification, 0.8).
///
/// A relative path in a variable is ignored, as the specification demands.
package struct UserFolders: Hashable, Sendable {
  /// The user's home; `nil` without one.
  let home: String?
  /// The folder of the configuration; `nil` without a home.
  package let config: String?
  /// The folder of files that can be fetched or made again; `nil` without a home.
  package let cache: String?
  /// The folder of the user's data; `nil` without a home.
  package let data: String?
  /// The folder of the log; `nil` without a home.
  package let state: String?

  /// Finds the folders; none is made.
  ///
  /// - Parameter environment: the process's environment.
  package init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    self.home = home
    func folder(_ variable: String, usual: String) -> String? {
      if let chosen = environment[variable], chosen.hasPrefix("/") { return chosen + "/labelscan" }
      return home.map { "\($0)/\(usual)/labelscan" }
    }
    config = folder("XDG_CONFIG_HOME", usual: ".config")
    cache = folder("XDG_CACHE_HOME", usual: ".cache")
    data = folder("XDG_DATA_HOME", usual: ".local/share")
    state = folder("XDG_STATE_HOME", usual: ".local/state")
  }

  /// The database of records, where none is named.
  package var database: String? { data.map { $0 + "/labelscan.db" } }
  /// The file of kept answers, where none is named.
  package var answers: String? { cache.map { $0 + "/answers.db" } }
  /// The log, where none is named.
  package var log: String? { state.map { $0 + "/labelscan.log" } }
}
