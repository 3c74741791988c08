import Glibc

/// The stack and the address space that this process may use.
package enum ProcessLimits {
  /// The KiB of a thread's stack with which every command was seen to work. 96 ended a scan.
  package static let leastStack: UInt64 = 128
  /// The KiB of address space with which every command was seen to work.
  ///
  /// With 524,288 a batch that asked databases had no room for a thread's stack. Swift's runtime then waits
  /// without an end.
  package static let leastMemory: UInt64 = 1_048_576

  /// Checks the limits of this process.
  ///
  /// - Throws: ``CommandFailure`` with `unavailable` where one is too low.
  static func check() throws(CommandFailure) {
    try check(stack: kibibytes(RLIMIT_STACK), memory: kibibytes(RLIMIT_AS))
  }

  /// Checks limits in KiB.
  ///
  /// - Throws: ``CommandFailure`` with `unavailable` where one is too low.
  package static func check(stack: UInt64, memory: UInt64) throws(CommandFailure) {
    if stack < leastStack {
      throw CommandFailure(
        .unavailable,
        "only \(stack) KiB of stack may be used; allow \(leastStack) or more with ulimit -s")
    }
    if memory < leastMemory {
      throw CommandFailure(
        .unavailable,
        "only \(memory) KiB of memory may be used; allow \(leastMemory) or more with ulimit -v")
    }
  }

  /// The limit in KiB; the largest number where there is no limit or it is not known.
  private static func kibibytes(_ resource: __rlimit_resource) -> UInt64 {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return .max }
    return UInt64(limit.rlim_cur) / 1_024
  }
}
