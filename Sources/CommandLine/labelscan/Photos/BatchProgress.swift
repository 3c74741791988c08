import BatchProcessing
import Foundation
import Synchronization

/// Shows the progress of a batch on standard error. On a terminal it is a bar that is redrawn,
/// elsewhere a line now and then.
final class BatchProgress: Sendable {
  private struct State {
    var line = ProgressLine()
    var shown: ContinuousClock.Instant
  }

  private let started = ContinuousClock.now
  private let isTerminal = isatty(STDERR_FILENO) != 0
  private let state: Mutex<State>

  /// Begins to count the time.
  init() {
    state = Mutex(State(shown: started))
  }

  /// Takes the number of photos, when it is known.
  func expect(_ total: Int?) {
    state.withLock { $0.line.total = total }
  }

  /// Takes note of what happened to a photo.
  func note(_ event: Batch.Event) {
    // A terminal is redrawn at most ten times a second; a log gets a line every ten seconds.
    let pause: Duration = isTerminal ? .milliseconds(100) : .seconds(10)
    let now = ContinuousClock.now
    let line = state.withLock { state -> ProgressLine? in
      state.line.done += 1
      switch event {
      case .read: break
      case .failed: state.line.failed += 1
      case .doneBefore: state.line.doneBefore += 1
      }
      guard now - state.shown >= pause else { return nil }
      state.shown = now
      return state.line
    }
    if let line { show(line) }
  }

  /// Removes the bar.
  func finish() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private func show(_ line: ProgressLine) {
    let elapsed = ContinuousClock.now - started
    if isTerminal {
      let columns = terminalColumns(of: STDERR_FILENO)
      write("\r\(line.bar(width: 24, after: elapsed, columns: columns))\u{1B}[K")
    } else {
      write("labelscan: \(line.text(after: elapsed))\n")
    }
  }

  private func write(_ text: String) {
    // Where standard error cannot be written, progress is not worth stopping for.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
