/// Inputs that are damaged, always in the same way for the same number.
struct MutatedInput {
  private var state: UInt64

  /// Creates the damage with this number.
  init(_ number: Int) {
    state = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(1, bound)))
  }

  /// Returns one of `seeds`, damaged in one to eight places.
  mutating func bytes(from seeds: [[UInt8]]) -> [UInt8] {
    var bytes = seeds[next(below: seeds.count)]
    for _ in 0...next(below: 8) {
      let place = next(below: bytes.count)
      // Of pictures it is the first bytes that say how to read the rest.
      let start = next(below: min(bytes.count, 64))
      switch next(below: 8) {
      case 0 where !bytes.isEmpty: bytes[place] = UInt8(next(below: 256))
      case 1 where !bytes.isEmpty: bytes[start] = UInt8(next(below: 256))
      case 2 where !bytes.isEmpty: bytes[start] ^= 1 << UInt8(next(below: 8))
      case 3 where bytes.count >= 4:
        // Sizes and counts at their limits.
        let extreme: [UInt8] = [
          [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF],
        ][
          next(below: 3)]
        let target = min(start, bytes.count - 4)
        bytes.replaceSubrange(target..<target + 4, with: extreme)
      case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(below: 16)))
      case 5: bytes.removeLast(next(below: bytes.count + 1))
      case 6:
        let length = min(next(below: 64), bytes.count - place)
        bytes.insert(contentsOf: bytes[place..<place + length], at: start)
      default:
        let other = seeds[next(below: seeds.count)]
        bytes.insert(contentsOf: other.prefix(next(below: 64)), at: place)
      }
    }
    return bytes
  }
}
