/// The first page's directory of a TIFF file (TIFF 6.0, section 2).
///
/// Leptonica turns the pixels by the orientation tag, but turns colour pictures of orientation 8
/// the wrong way (1.82). libtiff's colour reader leaves missing parts of the file black without an
/// error. The tag is therefore read here, and hidden from them, and the pixels' bytes are looked
/// for.
struct TIFFDirectory {
  /// The orientation by its tag.
  private(set) var orientation = EXIFOrientation.upright
  /// Whether all strips or tiles are inside the file.
  private(set) var isComplete = true
  /// Whether the file has another page of full size. Tag 254 marks small copies, which are no pages.
  private(set) var hasMorePages = false
  /// The place of the orientation tag's number.
  private var orientationOffset: Int?

  /// Reads the directory; `nil` when it is not inside the file.
  init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes, isBigEndian: bytes.first == 0x4D)
    guard let directory = reader.number(4, at: 4), let count = reader.number(2, at: directory)
    else {
      return nil
    }
    var (offsets, lengths): ([Int], [Int]) = ([], [])
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = reader.number(2, at: entry) else { return nil }
      switch tag {
      case 274:
        if let value = reader.number(2, at: entry + 8),
          let known = EXIFOrientation(rawValue: UInt16(value))
        {
          orientation = known
          orientationOffset = entry + 8
        }
      case 273, 324, 279, 325:
        guard let numbers = reader.numbers(ofEntryAt: entry) else { return nil }
        if tag == 273 || tag == 324 { offsets = numbers } else { lengths = numbers }
      default: break
      }
    }
    isComplete =
      offsets.count == lengths.count
      && zip(offsets, lengths).allSatisfy { $0 + $1 <= bytes.count }
    hasMorePages = Self.hasFullPage(after: directory, reader)
  }

  /// Whether one of the directories behind the one at `first` is a page of its own.
  private static func hasFullPage(after first: Int, _ reader: Reader) -> Bool {
    var directory = first
    for _ in 0..<mostDirectories {
      guard let count = reader.number(2, at: directory),
        let next = reader.number(4, at: directory + 2 + 12 * count), next > 0,
        let entries = reader.number(2, at: next)
      else { return false }
      let kind =
        (0..<entries).map { next + 2 + 12 * $0 }
        .first { reader.number(2, at: $0) == 254 }
        .flatMap { reader.number(4, at: $0 + 8) } ?? 0
      if kind & smallOrMask == 0 { return true }
      directory = next
    }
    return false
  }

  /// Directories that are looked at: they may lead back to each other.
  private static let mostDirectories = 16
  /// The bits of a small copy and of a transparency mask in tag 254.
  private static let smallOrMask = 0b101

  /// Returns `bytes`, the file that this directory was read from, with the orientation "upright".
  func withoutOrientation(_ bytes: [UInt8]) -> [UInt8] {
    guard let orientationOffset, orientation != .upright else { return bytes }
    var bytes = bytes
    bytes[orientationOffset] = bytes[0] == 0x4D ? 0 : 1
    bytes[orientationOffset + 1] = bytes[0] == 0x4D ? 1 : 0
    return bytes
  }

  private struct Reader {
    let bytes: [UInt8]
    let isBigEndian: Bool

    func number(_ count: Int, at offset: Int) -> Int? {
      isBigEndian ? bytes.bigEndian(count, at: offset) : bytes.littleEndian(count, at: offset)
    }

    /// The unsigned numbers of an entry. They are in the entry itself when they fit into four
    /// bytes. `nil` when they are outside of the file or of another type.
    func numbers(ofEntryAt entry: Int) -> [Int]? {
      guard let type = number(2, at: entry + 2), let count = number(4, at: entry + 4),
        let size = [3: 2, 4: 4][type], count <= bytes.count / size
      else { return nil }
      guard let start = count * size <= 4 ? entry + 8 : number(4, at: entry + 8),
        start + count * size <= bytes.count
      else { return nil }
      return (0..<count).compactMap { number(size, at: start + $0 * size) }
    }
  }
}
