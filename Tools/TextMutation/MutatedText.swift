/// A label's text with something wrong in it: what recognition, other programs and people with bad intentions make of one.
///
/// The same number gives the same text.
package func mutatedText(_ number: Int) -> String {
  var mutation = Mutation(number)
  return mutation.text(from: sampleLabel(number))
}

private struct Mutation {
  private var state: UInt64
  private let number: Int

  init(_ number: Int) {
    self.number = number
    state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
  }

  /// SplitMix64.
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) >> 1) % max(bound, 1)
  }

  mutating func text(from label: String) -> String {
    var bytes = Array(label.utf8)
    for _ in 0...next(6) { mutate(&bytes) }
    // Few texts are much longer than a label: their time must grow with their length and no faster.
    if number % 1_000 == 999 {
      let start = next(bytes.count)
      let slice = bytes[start..<min(bytes.count, start + 1 + next(80))]
      for _ in 0..<(20_000 / max(slice.count, 1)) { bytes += slice }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let start = next(bytes.count)
    let range = start..<min(bytes.count, start + 1 + next(40))
    switch next(9) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: Array(bytes[range]), at: next(bytes.count))
    case 2: for index in range { bytes[index] = UInt8(next(256)) }
    case 3: for index in range.prefix(2) { bytes[index] ^= UInt8(1 << next(8)) }
    case 4: bytes.insert(contentsOf: Array(Self.odd[next(Self.odd.count)].utf8), at: start)
    case 5: for index in range where bytes[index] == 10 { bytes[index] = 32 }
    case 6: for index in range where bytes[index] == 32 { bytes[index] = 10 }
    case 7: bytes.replaceSubrange(range, with: bytes[range].reversed())
    default:
      let piece = Array(bytes[range])
      for _ in 0..<next(30) { bytes.insert(contentsOf: piece, at: start) }
    }
  }

  /// Characters that labels seldom and attackers often have.
  private static let odd = [
    "\u{301}\u{308}\u{323}", "\u{202E}", "\u{0}", "👩‍👩‍👧‍👦", "\r\n", "\u{2028}", "ß", "ﬁ", "İ", "ŉ",
    "0000000000000000000000", "999999999999999999999999999 kJ", "1,2,3,4,5,6,7,8", "1.2.3 g",
    "((((((((((((((((", "]]]]]", "100 g", "100 ml", "per 100 g", "<<<<", "%%%%", "0,0,0",
    "Fett Fett Fett Fett", "kJ kcal kJ kcal", "O,O g", "l,l g", ":::::", "E100 E101 E102",
    "Zutaten: Zutaten: Zutaten:", "½", "１２ g", "٣ g", "-5 g", "1e9 g", "½ Portion (30 g)",
  ]
}
