package import Foundation

/// The queue for a processor, in which processes wait while others run.
package enum ProcessorQueue {
  /// The time in the queue of each thread of a process since the thread's start, by the thread's number.
  package typealias Waits = [String: Duration]

  /// The limits of a photo after which it is given up, however busy the machine is.
  private static let longest = 10

  /// Returns the waits of the threads of `process`; none where the kernel does not count them.
  package static func waits(of process: Int32) -> Waits {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.reduce(into: [:]) { waits, thread in
      waits[thread] = FileManager.default.contents(atPath: "\(tasks)/\(thread)/schedstat")
        .flatMap(wait(in:))
    }
  }

  /// Returns the wait that `/proc/PID/schedstat` states: its second number, in nanoseconds.
  package static func wait(in statistics: Data) -> Duration? {
    String(decoding: statistics, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .dropFirst().first.flatMap { Int64($0) }.map { .nanoseconds($0) }
  }

  /// Returns once a process has had `limit` to run or to wait for data.
  ///
  /// The time in the queue does not count, so that a busy machine loses no photo. It is that of the thread that waited
  /// longest meanwhile. The function returns after ten times the limit at the latest.
  ///
  /// - Parameters:
  ///   - limit: the time to wait.
  ///   - waits: returns the waits of the process's threads.
  /// - Throws: `CancellationError`.
  package static func sleep(for limit: Duration, without waits: () -> Waits) async throws {
    let start = ContinuousClock.now
    let before = waits()
    var rest = limit
    while rest > .zero {
      try await Task.sleep(for: max(rest, .milliseconds(10)))
      let elapsed = ContinuousClock.now - start
      let queued = waits().map { thread, wait in wait - (before[thread] ?? .zero) }.max() ?? .zero
      rest = min(limit + queued, limit * longest) - elapsed
    }
  }
}
