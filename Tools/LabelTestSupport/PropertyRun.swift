import Testing

/// The search for a case that a property does not hold for, and then for a smaller one. It gives
/// the cases to be tried, and takes their outcomes.
struct PropertyRun<Case> {
  private let seed: UInt64
  private let count: Int
  private let make: (inout SeededGenerator) -> Case
  private let shrink: (Case) -> [Case]
  private var generator: SeededGenerator
  private var number = -1
  private var tried: Case?
  private var failing: (smallest: Case, message: String)?
  private var candidates: ArraySlice<Case> = []

  init(
    seed: UInt64, count: Int, make: @escaping (inout SeededGenerator) -> Case,
    shrink: @escaping (Case) -> [Case]
  ) {
    self.seed = seed
    self.count = count
    self.make = make
    self.shrink = shrink
    generator = SeededGenerator(seed: seed)
  }

  /// The next case; `nil` when all were tried, or none is smaller than the one that failed.
  mutating func next() -> Case? {
    if failing != nil {
      tried = candidates.popFirst()
    } else {
      number += 1
      tried = number < count ? make(&generator) : nil
    }
    return tried
  }

  /// Notes what is wrong with the case that was given last, `nil` when nothing is.
  mutating func note(_ failure: String?) {
    guard let failure, let tried else { return }
    failing = (tried, failure)
    candidates = shrink(tried)[...]
  }

  /// Records the smallest case that failed.
  func report() {
    guard let failing else { return }
    Issue.record(
      "case \(number) of seed \(seed): \(failing.message)\nsmallest case: \(failing.smallest)")
  }
}
