package import Glibc

/// The threads that this process may start.
package enum Threads {
  /// The number with which every command was seen to work; 13 were too few to read a photo.
  private static let least = 16
  /// The bytes of a stack. A limit of address space need not count more.
  private static let stack = 262_144

  /// Makes a thread that waits until nobody can write to the pipe that is its argument.
  package typealias Start = (UnsafeMutableRawPointer?) -> (thread: pthread_t, code: Int32)

  /// Checks that enough threads can be started beside each other.
  ///
  /// Swift's runtime waits without an end for a thread that the system refuses. No signal ends a batch then.
  ///
  /// - Parameter start: starts a thread.
  /// - Throws: ``CommandFailure`` with `unavailable`.
  package static func check(starting start: Start = Threads.start) throws(CommandFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    var threads: [pthread_t] = []
    var code: Int32 = 0
    while threads.count < least, code == 0 {
      let started = start(UnsafeMutableRawPointer(bitPattern: Int(ends[0])))
      code = started.code
      if code == 0 { threads.append(started.thread) }
    }
    close(ends[1])
    for thread in threads { pthread_join(thread, nil) }
    close(ends[0])
    // Another failure is of this check itself, for example of the size of its stacks.
    guard code == EAGAIN else { return }
    throw CommandFailure(
      .unavailable,
      "only \(threads.count) threads can be started (\(String(cString: strerror(EAGAIN)))); allow more "
        + "processes with ulimit -u, or end other programs")
  }

  /// Starts a thread with a small stack.
  package static func start(
    _ pipe: UnsafeMutableRawPointer?
  ) -> (thread: pthread_t, code: Int32) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stack)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { pipe in
        var byte: UInt8 = 0
        _ = read(Int32(Int(bitPattern: pipe)), &byte, 1)
        return nil
      }, pipe)
    return (thread, code)
  }
}
