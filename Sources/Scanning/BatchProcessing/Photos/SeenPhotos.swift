package import PhotoReading

/// The outcomes of photos, by the SHA-256 of their files. A photo that is in a folder twice is read
/// once.
///
/// It knows the last photos only. A folder of a million thus takes no more memory than one of some
/// ten thousand. Copies are mostly near each other, or in two folders of the same camera.
package struct SeenPhotos {
  /// The SHA-256 of a file's bytes.
  package struct Digest: Hashable, CustomStringConvertible {
    private let first, second, third, fourth: UInt64

    /// Takes 64 hexadecimal digits, `nil` for anything else.
    package init?(_ text: String) {
      let digits = Array(text.utf8)
      guard digits.count == 64 else { return nil }
      let words = (0..<4).compactMap { place in
        UInt64(String(decoding: digits[place * 16..<place * 16 + 16], as: UTF8.self), radix: 16)
      }
      guard words.count == 4 else { return nil }
      (first, second, third, fourth) = (words[0], words[1], words[2], words[3])
    }

    /// The 64 hexadecimal digits, in lower case.
    package var description: String {
      [first, second, third, fourth].map { word in
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
    }
  }

  /// The outcome of a photo.
  package enum Outcome: Hashable {
    /// Its line is there: in `records.jsonl`, or in `readings.jsonl` where photos are grouped.
    case written(Range<Int64>)
    /// It ended its worker, or took too long.
    case failed(PhotoFailure)
  }

  /// The most photos that are known. They take some 5 MB.
  package static let capacity = 32_768

  private var outcomes: [Digest: Outcome] = [:]
  /// The known photos; from ``next`` on the oldest, once there are as many as can be.
  private var order: [Digest] = []
  private var next = 0
  private let capacity: Int

  package init(capacity: Int = SeenPhotos.capacity) {
    self.capacity = max(1, capacity)
  }

  package subscript(digest: Digest) -> Outcome? { outcomes[digest] }

  /// Notes what became of a photo; the oldest is forgotten.
  package mutating func note(_ digest: Digest, _ outcome: Outcome) {
    guard outcomes.updateValue(outcome, forKey: digest) == nil else { return }
    if order.count < capacity {
      order.append(digest)
    } else {
      outcomes[order[next]] = nil
      order[next] = digest
      next = (next + 1) % capacity
    }
  }
}
