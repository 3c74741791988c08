import LabelModel

/// The header of a Windows bitmap (`BITMAPFILEHEADER` and what follows it).
struct BMPHeader {
  /// Columns and rows; a picture stored from the top has a negative height in the file.
  let size: PixelSize

  /// Reads the size. `nil` when the header is cut off or of no known length. `nil` also when the
  /// file is too short for its uncompressed pixels.
  init?(_ bytes: [UInt8]) {
    guard let headerLength = bytes.littleEndian(4, at: 14),
      let pixelOffset = bytes.littleEndian(4, at: 10)
    else { return nil }
    let (width, height, depth): (Int?, Int?, Int?) =
      headerLength == 12
      ? (
        bytes.littleEndian(2, at: 18), bytes.littleEndian(2, at: 20), bytes.littleEndian(2, at: 24)
      )
      : (Self.signed(bytes, at: 18), Self.signed(bytes, at: 22), bytes.littleEndian(2, at: 28))
    guard headerLength == 12 || headerLength >= 40, let width, let height, let depth, width >= 0
    else { return nil }
    size = PixelSize(width: width, height: abs(height))
    let compression = headerLength == 12 ? 0 : bytes.littleEndian(4, at: 30)
    if compression == 0 {
      let rowBytes = (width * depth + 31) / 32 * 4
      // Divided and not multiplied, which overflows for the largest numbers that a header can hold.
      guard pixelOffset <= bytes.count,
        height == 0 || rowBytes <= (bytes.count - pixelOffset) / abs(height)
      else { return nil }
    }
  }

  private static func signed(_ bytes: [UInt8], at offset: Int) -> Int? {
    bytes.littleEndian(4, at: offset).map { Int(Int32(truncatingIfNeeded: $0)) }
  }
}
