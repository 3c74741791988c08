import Foundation
import PhotoReading
import Synchronization
import Testing

@Suite("The queue for a processor")
struct ProcessorQueueTests {
  @Test("The second number of the statistics is the wait")
  func readsTheWait() {
    #expect(ProcessorQueue.wait(in: Data("7000 1500000000 12\n".utf8)) == .seconds(1.5))
    #expect(ProcessorQueue.wait(in: Data("7000\n".utf8)) == nil)
    #expect(ProcessorQueue.wait(in: Data()) == nil)
  }

  @Test("A process that is gone has waited for nothing")
  func countsNothingForNoProcess() {
    #expect(ProcessorQueue.waits(of: -1).isEmpty)
  }

  @Test("Time in the queue does not count, whatever a thread waited before")
  func waitsLongerForAProcessThatWaited() async throws {
    let asked = Mutex<[Duration]>([])
    let start = ContinuousClock.now
    try await ProcessorQueue.sleep(for: .milliseconds(50)) {
      let wait = min(ContinuousClock.now - start, .milliseconds(60))
      asked.withLock { $0.append(wait) }
      return ["idle": .seconds(100), "busy": .seconds(3) + wait]
    }
    let elapsed = ContinuousClock.now - start
    let (first, last) = try asked.withLock { (try #require($0.first), try #require($0.last)) }
    #expect(last > first)
    #expect(elapsed >= .milliseconds(50) + last - first)
  }

  @Test("Ten times the limit are the end for a process that always waits", .timeLimit(.minutes(30)))
  func endsInTheEnd() async throws {
    let asked = Mutex(0)
    try await ProcessorQueue.sleep(for: .milliseconds(5)) {
      asked.withLock { $0 += 1 }
      return ["busy": .seconds(3600 * asked.withLock { $0 })]
    }
    #expect(asked.withLock { $0 } > 1)
  }
}
