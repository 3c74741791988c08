/// The runs of one command in the log.
public struct LogSummary: Hashable, Sendable, Codable {
  /// The command's own name, `Scan`.
  public var command: String
  /// The number of runs.
  public var runs: Int
  /// The share of runs that ended with exit code 0, `0 ... 1`.
  public var successRate: Double
  /// The median of the runs' times, in seconds.
  public var medianSeconds: Double

  /// Returns the summaries of all commands in `lines`, the commonest first.
  public static func summaries(of lines: [LogLine]) -> [LogSummary] {
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
