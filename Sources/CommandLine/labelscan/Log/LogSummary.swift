/// The runs of one command in the log.
package struct LogSummary: Hashable, Sendable, Codable {
  /// The command's own name, `Scan`.
  package var command: String
  /// The number of runs.
  package var runs: Int
  /// The share of runs that ended with exit code 0, `0 ... 1`.
  package var successRate: Double
  /// The median of the runs' times, in seconds.
  package var medianSeconds: Double

  /// Returns the summaries of all commands in `lines`, the commonest first.
  package static func summaries(of lines: [LogLine]) -> [LogSummary] {
    Dictionary(grouping: lines, by: \.command).map { command, lines in
      let times = lines.map(\.seconds).sorted()
      let (low, high) = (times[(times.count - 1) / 2], times[times.count / 2])
      return LogSummary(
        command: command, runs: lines.count,
        successRate: Double(lines.count { $0.exit == 0 }) / Double(lines.count),
        medianSeconds: (low + high) / 2)
    }.sorted { ($1.runs, $0.command) < ($0.runs, $1.command) }
  }
}
