/// Reads little-endian values off bytes; every read is `nil` where too few are left.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Takes the next `count` bytes.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.endIndex - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
    take(MemoryLayout<Value>.size)?.reversed().reduce(0) {
      ($0 << 8) | Value(truncatingIfNeeded: $1)
    }
  }

  mutating func double() -> Double? { integer(UInt64.self).map(Double.init(bitPattern:)) }

  /// A text after its length in bytes.
  mutating func text() -> String? {
    guard let length = integer(UInt32.self), let bytes = take(Int(length)) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
