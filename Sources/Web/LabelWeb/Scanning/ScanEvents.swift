import Synchronization

/// The changes of scans, for pages that follow them.
///
/// A page that was away for a moment gets what it missed. One that was away for longer is told to ask anew.
final class ScanEvents: Sendable {
  /// A message to a page.
  enum Event: Hashable, Sendable {
    /// The scan of this id changed.
    case changed(number: Int, scan: String)
    /// More changed than is remembered: ask for everything.
    case resync(number: Int)
    /// Nothing happened; the connection is kept open.
    case beat
  }

  private struct State {
    var last = 0
    var recent: [(number: Int, scan: String)] = []
    var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    var nextListener = 0
  }

  private let state = Mutex(State())
  /// Digits that differ in each run, so that numbers of an earlier run are known as such.
  private let run: String

  /// The changes that are remembered.
  private static let most = 256
  /// The messages that may wait for a slow page.
  private static let mostWaiting = 64
  /// The pages that may follow at a time; further ones ask from time to time.
  private static let mostListeners = 200

  init() { run = randomHexadecimal(bytes: 4) }

  /// Tells all pages that a scan changed.
  func publish(_ scan: String) {
    let slow = state.withLock { state in
      state.last += 1
      state.recent.append((state.last, scan))
      if state.recent.count > Self.most { state.recent.removeFirst() }
      let event = Event.changed(number: state.last, scan: scan)
      return state.listeners.values.filter { listener in
        if case .enqueued = listener.yield(event) { return false }
        return true
      }
    }
    // A page that is too slow comes back, and asks for what it missed. Ending its stream takes the lock again.
    for listener in slow { listener.finish() }
  }

  /// Keeps the connections of quiet times open.
  func beat() {
    state.withLock { state in
      for listener in state.listeners.values { _ = listener.yield(.beat) }
    }
  }

  /// Returns the messages to a page from now on, after those that it missed.
  ///
  /// - Parameter seen: the id of the last message that it got; `nil` for a page that got none.
  /// - Returns: the messages; `nil` when too many pages follow.
  func messages(after seen: String?) -> AsyncStream<Event>? {
    let (stream, listener) = AsyncStream<Event>.makeStream(
      bufferingPolicy: .bufferingOldest(Self.mostWaiting + Self.most))
    let id = state.withLock { state -> Int? in
      guard state.listeners.count < Self.mostListeners else { return nil }
      for event in missed(after: seen, state) { listener.yield(event) }
      state.nextListener += 1
      state.listeners[state.nextListener] = listener
      return state.nextListener
    }
    guard let id else { return nil }
    listener.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
    }
    return stream
  }

  private func missed(after seen: String?, _ state: State) -> [Event] {
    guard let seen else { return [] }
    let parts = seen.split(separator: "-")
    guard parts.count == 2, parts[0] == run, let number = Int(parts[1]), number <= state.last,
      number >= state.last - state.recent.count
    else { return [.resync(number: state.last)] }
    return state.recent.filter { $0.number > number }
      .map { .changed(number: $0.number, scan: $0.scan) }
  }

  /// The message in the form of server-sent events (HTML standard, section 9.2).
  func text(_ event: Event) -> String {
    switch event {
    case .changed(let number, let scan): "id: \(run)-\(number)\nevent: scan\ndata: \(scan)\n\n"
    case .resync(let number): "id: \(run)-\(number)\nevent: resync\ndata: all\n\n"
    case .beat: ": \n\n"
    }
  }
}
