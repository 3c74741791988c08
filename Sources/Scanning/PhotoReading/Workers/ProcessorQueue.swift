import Foundation

/// The queue for a processor, in which processes wait while others run.
enum ProcessorQueue {
  /// The limits of a photo after which it is given up, however busy the machine is.
  private static let longest = 10

  /// Returns the time that the thread of `process` with the longest wait has spent in the queue since its start.
  ///
  /// It is zero where the kernel does not count it.
  static func wait(of process: pid_t) -> Duration {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.compactMap { thread in
      FileManager.default.contents(atPath: "\(tasks)/\(thread)/schedstat").flatMap(wait(in:))
    }.max() ?? .zero
  }

  /// Returns the wait that `/proc/PID/schedstat` states: its second number, in nanoseconds.
  static func wait(in statistics: Data) -> Duration? {
    String(decoding: statistics, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .dropFirst().first.flatMap { Int64($0) }.map { .nanoseconds($0) }
  }

  /// Returns once a process has had `limit` to run or to wait for data.
  ///
  /// The time in the queue does not count. A busy machine thus loses no photo. Ten times the limit are the end.
  ///
  /// - Parameters:
  ///   - limit: the time to wait.
  ///   - wait: returns the time in the queue since the process's start.
  /// - Throws: `CancellationError`.
  static func sleep(for limit: Duration, without wait: () -> Duration) async throws {
    let start = ContinuousClock.now
    let before = wait()
    var rest = limit
    while rest > .zero {
      try await Task.sleep(for: max(rest, .milliseconds(10)))
      let elapsed = ContinuousClock.now - start
      rest = min(limit + wait() - before, limit * longest) - elapsed
    }
  }
}
