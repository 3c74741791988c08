import Dispatch
import Synchronization

/// Lets many tasks share a source that may block, for example on a standard input. Blocking one of
/// the few threads of all tasks could stop the workers.
final class PhotoQueue<Source: PhotoSource>: Sendable {
  private let source: Mutex<Source>
  private let thread = DispatchQueue(label: "photos")

  init(_ source: sending Source) {
    self.source = Mutex(source)
  }

  func next() async throws(BatchError) -> FoundPhoto? {
    let result: Result<FoundPhoto?, BatchError> = await withCheckedContinuation { continuation in
      thread.async {
        let result = self.source.withLock { source -> Result<FoundPhoto?, BatchError> in
          do throws(BatchError) { return .success(try source.next()) } catch {
            return .failure(error)
          }
        }
        continuation.resume(returning: result)
      }
    }
    return try result.get()
  }
}
