import FoundationEssentials
import ArgumentParser
import Languages

/// `labelscan log show`.
struct LogShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the last commands, the latest last.")

  @OptionGroup var limit: RowLimitOption

  func perform() async throws(CommandFailure) {
    let rows = try await CommandLog.lines().suffix(limit.count).map { line in
      [
        line.time.formatted(.iso8601), terminalSafe(line.command),
        line.failure.map { terminalSafe($0) } ?? "exit \(line.exit)",
        NumberForm.ofPerson.number("\(line.seconds)") + " s",
      ]
    }
    try output(TextTable.aligned(rows, leftAligned: 3).map { $0 + "\n" }.joined())
  }
}
