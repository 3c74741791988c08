import ArgumentParser
import Foundation
import ProgramSettings

/// The options for worker processes, in every command that starts some.
struct WorkerOptions: ParsableArguments, SettingFlags {
  @OptionGroup var engine: EngineOptions

  @Option(
    help: ArgumentHelp(
      "Seconds that reading one photo may take, beside the wait for a busy processor. 60 without it.",
      valueName: "seconds"))
  var timeLimit: Double?

  @Option(
    name: .customLong("worker"),
    help: ArgumentHelp(
      "The program to start as worker in place of this one, for example a wrapper that confines it.",
      valueName: "program", visibility: .hidden), completion: .file())
  var program: String?

  @Flag(
    help: ArgumentHelp("Show what workers write to standard error.", visibility: .hidden))
  var workerMessages = false

  var flags: [Setting: SettingValue] {
    var flags = engine.flags
    flags[.timeLimit] = timeLimit.map { .number($0) }
    return flags
  }

  /// Checks what the types do not.
  func validate() throws { try checkFlags() }

  /// Checks the number of a command's `--jobs`.
  static func check(jobs: Int) throws {
    guard (1...1024).contains(jobs) else {
      throw ValidationError("--jobs is \(jobs); give 1 to 1024")
    }
  }

  /// As many processes as there are processors: each reads on one.
  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
