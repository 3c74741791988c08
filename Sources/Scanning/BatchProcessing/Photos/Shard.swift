/// A part of a batch: the photos that one of several machines reads.
///
/// A photo's part follows from its name alone. Machines that see the same folder thus need not talk
/// to each other. Each photo is in exactly one of the parts 1/N … N/N.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The most parts. More would give each photo of the largest folders a machine of its own.
  static let maximumCount = 65_536

  /// The number of the part, 1 to ``count``.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// Reads `2/8`: the second of eight parts. `nil` for anything else, and for a part that there is
  /// not.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.maximumCount).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
    // Neither `+2/8` nor `02/8`: what is kept must be found again.
    guard description == text else { return nil }
  }

  /// `2/8`.
  public var description: String { "\(number)/\(count)" }

  /// Whether the photos that share `key` belong to this part.
  ///
  /// The FNV-1a hash of 64 bits (Fowler, Noll, Vo) of the key's UTF-8, modulo ``count``. Its halves
  /// are folded by exclusive or, as its authors advise. It is the same on every machine and in
  /// every version.
  func contains(_ key: String) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let folded = (hash >> 32) ^ (hash & 0xFFFF_FFFF)
    return folded % UInt64(count) == UInt64(number - 1)
  }
}

/// Those photos of a source that belong to a shard. Photos of one folder stay together where they
/// make one record.
public struct ShardedPhotos<Source: PhotoSource>: PhotoSource {
  private var source: Source
  private let shard: Shard
  private let grouping: PhotoGrouping

  /// Takes the photos of `source` that belong to `shard` when they are grouped by file or folder. (By
  /// barcode they cannot be: it is not known before they are read.)
  public init(_ source: Source, _ shard: Shard, grouping: PhotoGrouping) {
    self.source = source
    self.shard = shard
    self.grouping = grouping
  }

  /// The folder of the source.
  public var origin: PhotoRoot? { source.origin }

  /// Returns the next photo of the shard, `nil` after the last.
  ///
  /// - Throws: ``BatchError``, as the source does.
  public mutating func next() throws(BatchError) -> FoundPhoto? {
    while let found = try source.next() {
      if shard.contains(grouping.key(file: found.file, barcodes: [])) { return found }
    }
    return nil
  }
}
