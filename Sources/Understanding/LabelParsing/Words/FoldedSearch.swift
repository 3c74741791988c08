extension [UInt16] {
  /// Returns where folded letters begin first within these, `nil` when they are no part.
  ///
  /// The standard library's search of any collection takes ten times as long on short names.
  func firstIndex(ofLetters part: [UInt16]) -> Int? {
    guard let first = part.first, count >= part.count else { return nil }
    return withUnsafeBufferPointer { letters in
      part.withUnsafeBufferPointer { part in
        (0...(letters.count - part.count)).first { start in
          letters[start] == first && part.indices.allSatisfy { letters[start + $0] == part[$0] }
        }
      }
    }
  }

  /// Whether folded letters are a part of these.
  func containsLetters(_ part: [UInt16]) -> Bool { firstIndex(ofLetters: part) != nil }
}
