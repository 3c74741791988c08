extension RandomAccessCollection<UInt8> where Index == Int {
  /// The unsigned number of `count` bytes at `offset` from the start, lowest byte first; `nil` past
  /// the end.
  func littleEndian(_ count: Int, at offset: Int) -> Int? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    let start = startIndex + offset
    return self[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The unsigned number of `count` bytes at `offset` from the start, highest byte first; `nil`
  /// past the end.
  func bigEndian(_ count: Int, at offset: Int) -> Int? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    let start = startIndex + offset
    return self[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
