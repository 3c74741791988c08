/// Writes GIF files of one or more frames that show ``TestPicture``, the first as it is, others
/// upside down.
func gifFile(frames: Int = 1, transparent: UInt8? = nil) -> [UInt8] {
  var writer = ByteWriter(isBigEndian: false)
  writer.add(Array("GIF89a".utf8))
  writer.add16(TestPicture.width)
  writer.add16(TestPicture.height)
  writer.add([0xF2, 0, 0])
  writer.add((TestPicture.levels + [0, 0]).flatMap { [$0, $0, $0] })
  for frame in 0..<frames {
    writer.add([0x21, 0xF9, 4, transparent == nil ? 0 : 1, 0, 0, transparent ?? 0, 0])
    writer.add([0x2C])
    for number in [0, 0, TestPicture.width, TestPicture.height] { writer.add16(number) }
    // Codes of 4 bits for 3-bit pixels; a clear code (8) after every four keeps them at 4 bits.
    writer.add([0, 3])
    var codes: [UInt8] = []
    let squares = TestPicture.levels.indices.map(UInt8.init)
    for index in 0..<TestPicture.width * TestPicture.height {
      if index % 4 == 0 { codes.append(8) }
      let (x, y) = (index % TestPicture.width, index / TestPicture.width)
      let square = squares[y / TestPicture.cell * TestPicture.columns + x / TestPicture.cell]
      codes.append(frame == 0 ? square : 5 - square)
    }
    codes.append(9)
    if codes.count % 2 == 1 { codes.append(0) }
    let data = stride(from: 0, to: codes.count, by: 2).map { codes[$0] | codes[$0 + 1] << 4 }
    for start in stride(from: 0, to: data.count, by: 255) {
      let part = data[start..<min(start + 255, data.count)]
      writer.add([UInt8(part.count)])
      writer.add(part)
    }
    writer.add([0])
  }
  writer.add([0x3B])
  return writer.bytes
}

/// Writes a BMP file of 24 bits a pixel that shows ``TestPicture``, or states another size.
func bmpFile(
  width: Int = TestPicture.width, height: Int = TestPicture.height
) -> [UInt8] {
  let pixels = TestPicture.pixels
  var writer = ByteWriter(isBigEndian: false)
  writer.add(Array("BM".utf8))
  writer.add32(54 + 3 * pixels.count)
  writer.add32(0)
  writer.add32(54)
  writer.add32(40)
  writer.add32(width)
  writer.add32(height)
  writer.add16(1)
  writer.add16(24)
  for number in [0, 3 * pixels.count, 2835, 2835, 0, 0] { writer.add32(number) }
  for y in (0..<TestPicture.height).reversed() {
    writer.add(
      (0..<TestPicture.width).flatMap { Array(repeating: TestPicture.level($0, y), count: 3) })
  }
  return writer.bytes
}

/// Writes an uncompressed TIFF file that shows ``TestPicture`` in `samples` equal channels of `bits`
/// bits, or states another size. A second directory has the `kind` of tag 254.
func tiffFile(
  samples: Int = 1, bits: Int = 8, orientation: UInt16 = 1, isBigEndian: Bool = false,
  width: Int = TestPicture.width, height: Int = TestPicture.height, secondPage kind: Int? = nil
) -> [UInt8] {
  let pixels = TestPicture.pixels.flatMap { level in
    (0..<samples).flatMap { _ in Array(repeating: level, count: bits / 8) }
  }
  let tags: [(tag: Int, value: Int)] = [
    (256, width), (257, height), (258, bits), (259, 1), (262, samples == 1 ? 1 : 2), (273, 146),
    (274, Int(orientation)), (277, samples), (278, height), (279, pixels.count), (284, 1),
  ]
  var writer = ByteWriter(isBigEndian: isBigEndian)
  writer.add(isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49])
  writer.add16(42)
  // The pixels follow the directory of eleven entries, so that a cut file lacks them first.
  writer.add32(8)
  writer.add16(tags.count)
  for (tag, value) in tags {
    writer.add16(tag)
    // Numbers of 32 bits, but where a short one is asked for; equal bits for all samples.
    let isLong = [256, 257, 273, 278, 279].contains(tag)
    writer.add16(isLong ? 4 : 3)
    writer.add32(1)
    if isLong {
      writer.add32(value)
    } else {
      writer.add16(value)
      writer.add16(0)
    }
  }
  writer.add32(kind == nil ? 0 : writer.bytes.count + 4 + pixels.count)
  writer.add(pixels)
  if let kind {
    writer.add16(1)
    writer.add16(254)
    writer.add16(4)
    writer.add32(1)
    writer.add32(kind)
    writer.add32(0)
  }
  return writer.bytes
}
