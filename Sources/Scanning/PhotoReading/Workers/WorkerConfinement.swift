import Foundation
import ProcessConfinement

/// An ability that a worker process drops for good before it reads untrusted files.
public enum WorkerConfinement: String, Hashable, Sendable, Codable, CaseIterable {
  /// Gaining privileges by starting a program.
  case noNewPrivileges
  /// Core dumps, which would hold photos.
  case noCoreFile
  /// Creating sockets, starting programs and inspecting other processes.
  case noNetwork
  /// Creating, changing and removing files outside one folder.
  case readOnly

  /// Confines this process as far as the system offers it.
  ///
  /// - Parameter writing: Where files may be made.
  /// - Returns: What was given up.
  static func confine(writing: WorkerService.Writing) -> [WorkerConfinement] {
    var confinement: [WorkerConfinement] = []
    if confine_privileges() { confinement.append(.noNewPrivileges) }
    // 1 and not 0: a program that takes cores through a pipe is started for 0, too (core(5)).
    var limit = rlimit(rlim_cur: 1, rlim_max: 1)
    if setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 {
      confinement.append(.noCoreFile)
    }
    if confine_network() { confinement.append(.noNetwork) }
    let isReadOnly =
      switch writing {
      case .nowhere: confine_files(nil)
      case .folder(let path): confine_files(path)
      case .anywhere: false
      }
    if isReadOnly { confinement.append(.readOnly) }
    return confinement
  }
}
