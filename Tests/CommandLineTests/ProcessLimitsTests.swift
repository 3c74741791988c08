import Testing
import labelscan

@Suite("Limits of stack and memory") struct ProcessLimitsTests {
  @Test("Limits under which a thread crashes or the runtime waits without an end are refused")
  func refusesLowLimits() throws {
    let memory = ProcessLimits.leastMemory
    let stack = ProcessLimits.leastStack
    let low = try #require(throws: CommandFailure.self) {
      try ProcessLimits.check(stack: stack - 1, memory: .max)
    }
    #expect(low.description.contains("allow 128 or more with ulimit -s"))
    let little = try #require(throws: CommandFailure.self) {
      try ProcessLimits.check(stack: .max, memory: memory - 1)
    }
    #expect(little.description.contains("allow 1048576 or more with ulimit -v"))
  }

  @Test("The least limits, and none, are enough")
  func takesEnough() throws {
    try ProcessLimits.check(
      stack: ProcessLimits.leastStack, memory: ProcessLimits.leastMemory)
    try ProcessLimits.check(stack: .max, memory: .max)
  }
}
