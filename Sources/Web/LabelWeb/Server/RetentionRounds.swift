import Foundation
import ProductStore

/// Removes from time to time what is older than the database keeps it.
struct RetentionRounds: Sendable {
  let store: RecordStore
  let pause: Duration
  let now: @Sendable () -> Date

  /// Goes on until it is cancelled.
  func run() async throws {
    while true {
      try await Task.sleep(for: pause)
      // A database that is busy or full has its turn in the next round. Opening it reports what is wrong with it.
      _ = try? store.applyRetention(at: now())
    }
  }
}
