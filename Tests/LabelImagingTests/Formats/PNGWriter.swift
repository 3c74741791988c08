/// Writes PNG files of any kind, uncompressed inside.
struct PNGWriter {
  var width = TestPicture.width
  var height = TestPicture.height
  var bitDepth: UInt8 = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType: UInt8 = 0
  /// The rows' bytes, without filter bytes.
  var rows: [[UInt8]] = (0..<TestPicture.height).map { y in
    (0..<TestPicture.width).map { TestPicture.level($0, y) }
  }
  /// Chunks to put before the pixels.
  var chunks: [(name: String, content: [UInt8])] = []

  var file: [UInt8] {
    var header = ByteWriter(isBigEndian: true)
    header.add32(width)
    header.add32(height)
    header.add([bitDepth, colorType, 0, 0, 0])
    var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    out += Self.chunk("IHDR", header.bytes)
    for chunk in chunks { out += Self.chunk(chunk.name, chunk.content) }
    out += Self.chunk("IDAT", Self.stored(rows.flatMap { [0] + $0 }))
    return out + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    var writer = ByteWriter(isBigEndian: true)
    writer.add32(content.count)
    writer.add(body)
    writer.add32(Int(~crc))
    return writer.bytes
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, data.count), by: 65535) {
      let part = data[start..<min(start + 65535, data.count)]
      var writer = ByteWriter(isBigEndian: false)
      writer.add([start + 65535 >= data.count ? 1 : 0])
      writer.add16(part.count)
      writer.add16(~part.count)
      writer.add(part)
      out += writer.bytes
    }
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    var check = ByteWriter(isBigEndian: true)
    check.add32(high << 16 | low)
    return out + check.bytes
  }
}
