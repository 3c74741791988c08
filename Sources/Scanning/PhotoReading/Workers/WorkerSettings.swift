import Foundation
import Subprocess
import SystemPackage

/// The settings of worker processes.
public struct WorkerSettings: Hashable, Sendable {
  /// The program: `labelscan` itself, or for example a wrapper that starts it in a sandbox.
  public var executable: String
  /// Its arguments: `worker` and what the engine needs.
  public var arguments: [String]
  /// The most processes that run at a time, at least 1.
  public var count: Int
  /// The longest that a worker may take to greet. Loading six languages takes 0.3 s; a cold disk, more.
  public var startTimeLimit: Duration
  /// The time after which a worker is tried again when none could be started.
  public var startRetryPause = Duration.seconds(5)
  /// Whether the workers' standard error is shown. It is not by default. Tesseract and Leptonica
  /// complain there about every damaged file, and file names in it could drive a terminal.
  public var showsDiagnostics: Bool

  /// Creates settings.
  public init(
    executable: String = WorkerSettings.thisProgram, arguments: [String], count: Int,
    startTimeLimit: Duration = .seconds(60), showsDiagnostics: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.count = max(1, count)
    self.startTimeLimit = startTimeLimit
    self.showsDiagnostics = showsDiagnostics
  }

  /// The running program, by a name that stays right when its file is replaced meanwhile.
  public static let thisProgram = "/proc/self/exe"

  /// The names of this process's environment variables that hold secrets. They are keys and
  /// passwords, and the addresses of proxies, which may hold a password. The process that decodes
  /// photos of strangers needs no secret.
  private static var secrets: [String] {
    ProcessInfo.processInfo.environment.keys.filter { name in
      let isOurs = name.hasPrefix("LABELSCAN_")
      return isOurs && ["_KEY", "_SECRET", "_PASSWORD"].contains(where: name.hasSuffix)
        || name.lowercased().hasSuffix("_proxy")
    }
  }

  /// The settings of a worker's memory in glibc that hold from its start.
  ///
  /// Memory is kept in pages of 2 MB. All threads share it, so that none keeps memory of its own. ``WorkerService`` sets how
  /// much is kept for the next photo.
  private static let memorySettings = ["arena_max=1", "hugetlb=1"]
    .map { "glibc.malloc." + $0 }.joined(separator: ":")

  /// The name of glibc's settings, which those of the user replace.
  private static let memoryVariable = "GLIBC_TUNABLES"

  var configuration: Configuration {
    var platform = PlatformOptions()
    // Ctrl-C reaches a terminal's whole foreground group: workers must finish the photo in hand.
    platform.processGroupID = 0
    var environment: [Environment.Key: String?] = [
      // Tesseract reads the limit when it is loaded; without it two engines on two cores take 5.8
      // times as long. One engine a process makes use of the cores better than its threads.
      "OMP_THREAD_LIMIT": "1",
      // A crash is expected and counted; Swift's backtrace of it would take seconds.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    if ProcessInfo.processInfo.environment[Self.memoryVariable] == nil {
      environment[Environment.Key(stringLiteral: Self.memoryVariable)] = Self.memorySettings
    }
    for name in Self.secrets { environment[Environment.Key(stringLiteral: name)] = .some(nil) }
    return Configuration(
      executable: .path(FilePath(executable)),
      arguments: Arguments(executablePathOverride: "labelscan", remainingValues: arguments),
      environment: .inherit.updating(environment),
      platformOptions: platform)
  }
}
