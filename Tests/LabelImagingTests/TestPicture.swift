import LabelImaging

/// Six even squares, three wide and two high, which distinguish every turn of a picture. The files
/// that hold it are written byte by byte.
enum TestPicture {
  /// The side of a square: JPEG's block.
  static let cell = 8
  static let columns = 3
  static let rows = 2
  static let levels: [UInt8] = [20, 60, 100, 140, 180, 220]
  static var width: Int { columns * cell }
  static var height: Int { rows * cell }

  /// The level of a pixel.
  static func level(_ x: Int, _ y: Int) -> UInt8 { levels[y / cell * columns + x / cell] }

  /// `width * height` levels.
  static var pixels: [UInt8] {
    (0..<height).flatMap { y in (0..<width).map { x in level(x, y) } }
  }

  /// The levels in the middles of an image's squares, row by row, and how many are in a row.
  static func squares(of image: GrayImage) -> (levels: [UInt8], columns: Int) {
    let columns = image.width / cell
    let levels = (0..<image.height / cell).flatMap { row in
      (0..<columns).map { column in
        image.pixels[(row * cell + cell / 2) * image.width + column * cell + cell / 2]
      }
    }
    return (levels, columns)
  }

  /// Whether `image` shows `expected` in rows of `columns` squares, up to what lossy coding changes.
  static func shows(_ expected: [UInt8], columns: Int = columns, _ image: GrayImage) -> Bool {
    let seen = squares(of: image)
    return seen.columns == columns && image.width == columns * cell
      && seen.levels.count == expected.count
      && zip(seen.levels, expected).allSatisfy { abs(Int($0) - Int($1)) <= 4 }
  }

  /// The squares in each EXIF orientation, 1 to 8 (EXIF 2.32, 4.6.4, "Orientation").
  static let upright: [(orientation: UInt16, columns: Int, levels: [UInt8])] = [
    (1, 3, [20, 60, 100, 140, 180, 220]), (2, 3, [100, 60, 20, 220, 180, 140]),
    (3, 3, [220, 180, 140, 100, 60, 20]), (4, 3, [140, 180, 220, 20, 60, 100]),
    (5, 2, [20, 140, 60, 180, 100, 220]), (6, 2, [140, 20, 180, 60, 220, 100]),
    (7, 2, [220, 100, 180, 60, 140, 20]), (8, 2, [100, 220, 60, 180, 20, 140]),
  ]
}

/// Bytes with numbers in either order.
struct ByteWriter {
  var bytes: [UInt8] = []
  var isBigEndian: Bool

  mutating func add(_ bytes: some Sequence<UInt8>) { self.bytes += bytes }
  mutating func add16(_ value: Int) { addNumber(value, count: 2) }
  mutating func add32(_ value: Int) { addNumber(value, count: 4) }

  private mutating func addNumber(_ value: Int, count: Int) {
    let low = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    bytes += isBigEndian ? low.reversed() : low
  }
}

/// A TIFF structure with the one tag "Orientation", as EXIF blocks hold it.
func exifBlock(orientation: UInt16, isBigEndian: Bool = false) -> [UInt8] {
  var writer = ByteWriter(isBigEndian: isBigEndian)
  writer.add(isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49])
  writer.add16(42)
  writer.add32(8)
  writer.add16(1)
  writer.add16(0x0112)
  writer.add16(3)
  writer.add32(1)
  writer.add16(Int(orientation))
  writer.add16(0)
  writer.add32(0)
  return writer.bytes
}
