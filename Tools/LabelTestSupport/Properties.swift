/// A random number generator that gives the same numbers for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns `true` with the probability of `numerator` in `denominator`.
  package mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    Int.random(in: 0..<denominator, using: &self) < numerator
  }
}

/// Checks that a property holds for `count` random cases, and shrinks the first that fails.
///
/// - Parameters:
///   - seed: where the cases begin; printed with a failure.
///   - count: how many cases, at least 100 by the house style.
///   - make: makes a case.
///   - shrink: smaller cases than a given one, simplest first.
///   - failure: what is wrong with a case, `nil` when the property holds.
package func checkProperty<Case>(
  seed: UInt64, count: Int = 300,
  make: @escaping (inout SeededGenerator) -> Case, shrink: @escaping (Case) -> [Case],
  failure: (Case) throws -> String?
) rethrows {
  var run = PropertyRun(seed: seed, count: count, make: make, shrink: shrink)
  while let next = run.next() { run.note(try failure(next)) }
  run.report()
}

/// Does what ``checkProperty(seed:count:make:shrink:failure:)`` does where finding out what is wrong waits for
/// something.
package func checkAsyncProperty<Case>(
  seed: UInt64, count: Int = 300,
  make: @escaping (inout SeededGenerator) -> Case, shrink: @escaping (Case) -> [Case],
  failure: (Case) async throws -> String?
) async rethrows {
  var run = PropertyRun(seed: seed, count: count, make: make, shrink: shrink)
  while let next = run.next() { run.note(try await failure(next)) }
  run.report()
}
