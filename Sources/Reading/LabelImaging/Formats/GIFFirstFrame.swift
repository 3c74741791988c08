import LabelModel

/// The first frame of a GIF file (GIF89a specification), cut out before it is decoded. The library
/// decodes all frames at once, and a small file can hold thousands.
struct GIFFirstFrame {
  /// The larger of the screen's and the frame's size, in each direction.
  let size: PixelSize
  /// A GIF file with this frame only, its transparent colour replaced by white.
  let file: [UInt8]

  /// Finds the first frame; `nil` when the file ends before it does.
  init?(_ bytes: [UInt8]) {
    guard let screenWidth = bytes.littleEndian(2, at: 6),
      let screenHeight = bytes.littleEndian(2, at: 8), let flags = bytes.littleEndian(1, at: 10)
    else { return nil }
    var offset = 13
    var palette = Self.palette(flags, at: offset)
    offset = palette.upperBound
    var transparent: Int?
    while let block = bytes.littleEndian(1, at: offset) {
      switch block {
      case 0x21:
        // A graphic control extension: label 0xF9, length 4, flags, delay, transparent colour.
        if bytes.littleEndian(2, at: offset + 1) == 0x04F9,
          let control = bytes.littleEndian(1, at: offset + 3), control & 1 == 1
        {
          transparent = bytes.littleEndian(1, at: offset + 6)
        }
        guard let end = Self.endOfSubBlocks(bytes, from: offset + 2) else { return nil }
        offset = end
      case 0x2C:
        guard let width = bytes.littleEndian(2, at: offset + 5),
          let height = bytes.littleEndian(2, at: offset + 7),
          let frameFlags = bytes.littleEndian(1, at: offset + 9)
        else { return nil }
        let local = Self.palette(frameFlags, at: offset + 10)
        if !local.isEmpty { palette = local }
        // The code size is before the data.
        guard let end = Self.endOfSubBlocks(bytes, from: local.upperBound + 1) else { return nil }
        var file = Array(bytes[..<end]) + [0x3B]
        if let transparent, 3 * transparent < palette.count {
          let entry = palette.lowerBound + 3 * transparent
          file.replaceSubrange(entry..<entry + 3, with: [255, 255, 255])
        }
        size =
          width == 0 || height == 0
          ? PixelSize(width: 0, height: 0)
          : PixelSize(width: max(screenWidth, width), height: max(screenHeight, height))
        self.file = file
        return
      default:
        return nil
      }
    }
    return nil
  }

  /// The bytes of the colour table that `flags` announce at `offset`.
  private static func palette(_ flags: Int, at offset: Int) -> Range<Int> {
    offset..<offset + (flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1))
  }

  /// Skips blocks that each begin with their length, up to and with the empty one.
  private static func endOfSubBlocks(_ bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    while let length = bytes.littleEndian(1, at: offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    return nil
  }
}
