/// Numbers in `0 ..< 1` that follow from a text.
struct Dice {
  private var state: UInt64

  init(_ text: String) {
    state = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The first number of a text.
  static func first(_ text: String) -> Double {
    var dice = Dice(text)
    return dice.next()
  }

  mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
