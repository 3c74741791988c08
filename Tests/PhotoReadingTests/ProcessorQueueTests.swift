import Foundation
import Synchronization
import Testing

@testable import PhotoReading

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
    #expect(ProcessorQueue.wait(of: -1) == .zero)
  }

  @Test("Time in the queue does not count")
  func waitsLongerForAProcessThatWaited() async throws {
    let waits = Mutex<[Duration]>([])
    let start = ContinuousClock.now
    try await ProcessorQueue.sleep(for: .milliseconds(50)) {
      let wait = min(ContinuousClock.now - start, .milliseconds(60))
      waits.withLock { $0.append(wait) }
      return wait
    }
    let elapsed = ContinuousClock.now - start
    let (first, last) = try waits.withLock { (try #require($0.first), try #require($0.last)) }
    #expect(elapsed >= .milliseconds(50) + last - first)
    #expect(last > first)
  }

  @Test("Ten times the limit are the end for a process that always waits")
  func endsInTheEnd() async throws {
    let asked = Mutex(0)
    try await ProcessorQueue.sleep(for: .milliseconds(5)) {
      asked.withLock { count in
        count += 1
        return .seconds(count * 60)
      }
    }
    #expect(asked.withLock { $0 } > 1)
  }
}
