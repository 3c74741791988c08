/// The MT19937 generator, seeded and drawn from as Python's `random.Random` does.
///
/// Intervals of an evaluation are bootstrap intervals. With this generator they are the same, digit
/// for digit, as those of a Python script with the same seed. Two programs' figures can thus be
/// compared. The source is M. Matsumoto, T. Nishimura: Mersenne Twister, ACM TOMACS 8, 1998.
/// Seeding by array is as in their `mt19937ar.c` of 2002.
struct MersenneTwister {
  private static let size = 624
  private static let middle = 397
  private var state: [UInt32]
  private var index: Int

  /// Creates the generator of Python's `random.Random(seed)` for a seed below 2³².
  init(seed: UInt32) {
    state = [UInt32](repeating: 0, count: Self.size)
    index = Self.size
    state[0] = 19_650_218
    for place in 1..<Self.size {
      state[place] = Self.scramble(state[place - 1]) &* 1_812_433_253 &+ UInt32(place)
    }
    var place = 1
    for _ in 0..<Self.size {
      state[place] =
        (state[place] ^ (Self.scramble(state[place - 1]) &* 1_664_525)) &+ seed
      step(&place)
    }
    for _ in 1..<Self.size {
      state[place] =
        (state[place] ^ (Self.scramble(state[place - 1]) &* 1_566_083_941)) &- UInt32(place)
      step(&place)
    }
    state[0] = 0x8000_0000
  }

  /// Returns a number in `0 ..< bound`, each equally likely: Python's `_randbelow`.
  ///
  /// - Precondition: `bound > 0`.
  mutating func below(_ bound: UInt32) -> UInt32 {
    precondition(bound > 0, "a choice needs something to choose from")
    while true {
      let drawn = next() >> UInt32(bound.leadingZeroBitCount)
      if drawn < bound { return drawn }
    }
  }

  private static func scramble(_ word: UInt32) -> UInt32 { word ^ (word >> 30) }

  private mutating func step(_ place: inout Int) {
    place += 1
    if place >= Self.size {
      state[0] = state[Self.size - 1]
      place = 1
    }
  }

  private mutating func next() -> UInt32 {
    if index >= Self.size { refill() }
    var word = state[index]
    index += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9d2c_5680
    word ^= (word << 15) & 0xefc6_0000
    word ^= word >> 18
    return word
  }

  private mutating func refill() {
    for place in 0..<Self.size {
      let mixed =
        (state[place] & 0x8000_0000) | (state[(place + 1) % Self.size] & 0x7fff_ffff)
      state[place] =
        state[(place + Self.middle) % Self.size] ^ (mixed >> 1)
        ^ (mixed & 1 == 0 ? 0 : 0x9908_b0df)
    }
    index = 0
  }
}
