import Glibc
import Testing
import labelscan

@Suite struct ThreadsTests {
  @Test("A thread that the system refuses is an error, and not a wait without an end")
  func namesRefusal() {
    var left = 3
    let error = #expect(throws: CommandFailure.self) {
      try Threads.check { pipe in
        left -= 1
        return left < 0 ? (pthread_t(), EAGAIN) : Threads.start(pipe)
      }
    }
    #expect(
      error?.description.hasPrefix(
        "only 3 threads can be started (Resource temporarily unavailable)") == true)
  }

  @Test("A usual process may start enough threads")
  func allows() throws {
    try Threads.check()
  }
}
