import ArgumentParser
import Foundation
import PhotoReading

/// `labelscan log`: which commands ran, and how they ended.
struct LogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show or export the log: which commands ran, how long, how they ended.",
    discussion: """
      It holds no secrets and nothing personal: no file names, no foods, no products. It stands in \
      labelscan/labelscan.log in XDG_STATE_HOME, in three files of 512 kB at most; LABELSCAN_LOG names \
      another file, and off writes none.
      """,
    subcommands: [LogShowCommand.self, LogSummaryCommand.self, LogExportCommand.self],
    defaultSubcommand: LogShowCommand.self)
}

/// The log of this user's commands.
enum CommandLog {
  /// The log's file, `nil` for none.
  static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let chosen = environment["LABELSCAN_LOG"] { return chosen == "off" ? nil : chosen }
    return usualPath(environment: environment)
  }

  /// The log's file, where none is named.
  static func usualPath(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    // A relative path there is to be ignored (XDG Base Directory Specification, 0.8).
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/labelscan/labelscan.log"
    }
    return environment["HOME"].flatMap {
      $0.hasPrefix("/") ? $0 + "/.local/state/labelscan/labelscan.log" : nil
    }
  }

  /// Notes how a command ended.
  static func note(
    _ command: any ParsableCommand, began: Date, took seconds: Double, exit: Int32
  ) async {
    // Workers do one photo after the other for a command that is logged itself.
    guard !(command is WorkerCommand), let path = path() else { return }
    let name = String(describing: type(of: command))
    let line = LogLine(
      time: began, version: labelscanVersion,
      command: name.hasSuffix("Command") ? String(name.dropLast(7)) : name, seconds: seconds,
      exit: exit, failure: exit == 0 ? nil : ExitStatus(rawValue: exit).map { "\($0)" })
    keepPrivate(log: path)
    // What was asked for is done: that nobody can read about it later is no failure of it.
    try? await LogStore(path).write(line)
  }
}

private func lines() async throws(CommandFailure) -> [LogLine] {
  guard let path = CommandLog.path() else {
    throw CommandFailure(.noInput, "no log is written, since LABELSCAN_LOG is off")
  }
  do throws(LogError) {
    return try await LogStore(path).lines()
  } catch {
    throw CommandFailure(.noInput, error.description)
  }
}

/// `labelscan log show`.
struct LogShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the last commands, the latest last.")

  @Option(name: .shortAndLong, help: ArgumentHelp("How many at most.", valueName: "number"))
  var limit = 50

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit is \(limit); give 1 or more") }
  }

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let rows = try await lines().suffix(limit).map { line in
        [
          line.time.formatted(.iso8601), terminalSafe(line.command),
          line.failure.map { terminalSafe($0) } ?? "exit \(line.exit)",
          NumberForm.ofPerson.number("\(line.seconds)") + " s",
        ]
      }
      try output(TextTable.aligned(rows, leftAligned: 3).map { $0 + "\n" }.joined())
    }
  }
}

/// `labelscan log summary`.
struct LogSummaryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Count runs of each command, the share that ended well, and the median time.")

  @Flag(help: "Print a JSON object a line.")
  var json = false

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let summaries = LogSummary.summaries(of: try await lines())
      guard !json else {
        for summary in summaries { try output(try diaryJSON(summary)) }
        return
      }
      let form = NumberForm.ofPerson
      let rows = summaries.map { summary in
        [
          terminalSafe(summary.command), counted(summary.runs, "run"),
          "\(Int((summary.successRate * 100).rounded())) % ended well",
          form.number(String(format: "%.2f", summary.medianSeconds)) + " s",
        ]
      }
      try output(TextTable.aligned(rows, leftAligned: 1).map { $0 + "\n" }.joined())
    }
  }
}

/// `labelscan log export`.
struct LogExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the log as JSON lines, to go with a report of a fault.")

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; standard output without it.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      var text = Data()
      for line in try await lines() { text += try diaryJSON(line) }
      if let output { return try write(text, to: output) }
      try labelscan.output(text)
    }
  }
}
