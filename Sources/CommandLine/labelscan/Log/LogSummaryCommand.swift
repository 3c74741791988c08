import Foundation
import ArgumentParser
import Languages

/// `labelscan log summary`.
struct LogSummaryCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Count runs of each command, the share that ended well, and the median time.")

  @Flag(help: "Print a JSON object a line.")
  var json = false

  func perform() async throws(CommandFailure) {
    let summaries = LogSummary.summaries(of: try await CommandLog.lines())
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
