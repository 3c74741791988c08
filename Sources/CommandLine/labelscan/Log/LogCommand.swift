import ArgumentParser
import Foundation
import Languages
import PhotoReading
import ProgramSettings

/// `labelscan log`: which commands ran, and how they ended.
struct LogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show or export the log: which commands ran, how long, how they ended.",
    discussion: """
      It holds no secrets and nothing personal: no file names, no foods, no products. It is \
      labelscan/labelscan.log in XDG_STATE_HOME, in three files of 512 kB at most. The setting \
      log names another file, and off writes none.
      """,
    subcommands: [LogShowCommand.self, LogSummaryCommand.self, LogExportCommand.self],
    defaultSubcommand: LogShowCommand.self)
}

/// The log of this user's commands.
enum CommandLog {
  /// Returns the log's file, `nil` for none.
  ///
  /// - Throws: ``CommandFailure`` for a configuration that cannot be used.
  static func path() throws(CommandFailure) -> String? {
    let settings = try Settings.ofThisProgram()
    let path = try reading { () throws(SettingsError) in try settings.text(.log) }
    return path == "off" ? nil : path
  }

  /// Notes how a command ended.
  static func note(
    _ command: any ParsableCommand, began: Date, took seconds: Double, exit: Int32
  ) async {
    // Workers do one photo after the other for a command that is logged itself.
    // A configuration that cannot be read may name another log, or none.
    guard !(command is WorkerCommand), let path = try? path() else { return }
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
  guard let path = try CommandLog.path() else {
    throw CommandFailure(.noInput, "no log is written, since the setting log is off")
  }
  do throws(LogError) {
    return try await LogStore(path).lines()
  } catch {
    throw CommandFailure(.noInput, error.description)
  }
}

/// `labelscan log show`.
struct LogShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the last commands, the latest last.")

  @Option(name: .shortAndLong, help: RowLimit.help)
  var limit: RowLimit = 50

  func perform() async throws(CommandFailure) {
    let rows = try await lines().suffix(limit.count).map { line in
      [
        line.time.formatted(.iso8601), terminalSafe(line.command),
        line.failure.map { terminalSafe($0) } ?? "exit \(line.exit)",
        NumberForm.ofPerson.number("\(line.seconds)") + " s",
      ]
    }
    try output(TextTable.aligned(rows, leftAligned: 3).map { $0 + "\n" }.joined())
  }
}

/// `labelscan log summary`.
struct LogSummaryCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Count runs of each command, the share that ended well, and the median time.")

  @Flag(help: "Print a JSON object a line.")
  var json = false

  func perform() async throws(CommandFailure) {
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

/// `labelscan log export`.
struct LogExportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write the log as JSON lines, to go with a report of a fault.")

  @OptionGroup var destination: OutputOptions

  func perform() async throws(CommandFailure) {
    var text = Data()
    for line in try await lines() { text += try diaryJSON(line) }
    try destination.deliver(text)
  }
}
