import ArgumentParser
import PhotoReading

/// How worker processes are started, in every command that starts some.
struct WorkerOptions: ParsableArguments {
  @OptionGroup var engine: EngineOptions

  @Option(
    help: ArgumentHelp(
      "Seconds that reading one photo may take; then it is stopped and fails.",
      valueName: "seconds"))
  var timeLimit: Double = 60

  @Option(
    name: .customLong("worker"),
    help: ArgumentHelp(
      "The program to start as worker in place of this one: a wrapper that confines it, say.",
      valueName: "program", visibility: .hidden), completion: .file())
  var program: String?

  @Flag(
    help: ArgumentHelp("Show what workers write to standard error.", visibility: .hidden))
  var workerMessages = false

  /// Seconds of processor time after which a worker stops looking for more text; a label photo
  /// takes 1.3 on average (DESIGN, section 5).
  private static let standardBudget = 8.0

  /// Checks what the types do not.
  func validate() throws {
    guard timeLimit > 0, timeLimit <= 86_400 else {
      throw ValidationError("--time-limit is \(timeLimit); give more than 0, at most 86400 seconds")
    }
  }

  /// Checks the number of a command's `--jobs`.
  static func check(jobs: Int) throws {
    guard (1...1024).contains(jobs) else {
      throw ValidationError("--jobs is \(jobs); give 1 to 1024")
    }
  }

  /// How long reading one photo may take.
  var photoTimeLimit: Duration { .seconds(timeLimit) }

  /// Seconds of processor time for a photo.
  ///
  /// What was read is worth more than an error: recognition is told to stop well before the limit.
  var readingBudget: Double { min(Self.standardBudget, timeLimit * 0.8) }

  /// How to start up to `count` workers.
  func settings(count: Int, barcodesOnly: Bool = false) -> WorkerSettings {
    WorkerSettings(
      executable: program ?? WorkerSettings.thisProgram,
      arguments: ["worker", "--budget", "\(readingBudget)"] + engine.arguments
        + (barcodesOnly ? ["--barcodes-only"] : []),
      count: count,
      showsDiagnostics: workerMessages)
  }
}
