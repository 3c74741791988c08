import Synchronization

/// Asks a batch to stop after the photos in hand. Safe to use from any thread.
public final class StopRequest: Sendable {
  private let requested = Atomic(false)

  /// Creates a request that has not been made yet.
  public init() {}

  /// Makes the request.
  public func request() { requested.store(true, ordering: .sequentiallyConsistent) }

  /// Whether it was made.
  public var isRequested: Bool { requested.load(ordering: .sequentiallyConsistent) }
}
