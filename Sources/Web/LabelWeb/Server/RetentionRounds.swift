import Foundation
import ProductStore

/// Removes from time to time what is older than the database keeps it, and the photos of removed scans. What other
/// programs removed is forgotten.
struct RetentionRounds: Sendable {
  let store: RecordStore
  let queue: ScanQueue
  let pause: Duration
  let now: @Sendable () -> Date

  /// Goes on until it is cancelled.
  func run() async throws {
    while true {
      // A database that is busy or full has its turn in the next round. Opening it reports what is wrong with it.
      try? await apply()
      await queue.forgetRemoved()
      try await Task.sleep(for: pause)
    }
  }

  private func apply() async throws {
    let time = now()
    guard case .removed = try store.applyRetention(at: time),
      let end = try store.retention().endOfPhotos(at: time)
    else { return }
    try await queue.removeDeleted(before: end)
  }
}
