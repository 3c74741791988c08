import LabelImaging
import LabelModel
import Testing

@Suite("Decoding")
struct DecodingTests {
  /// One file of each kind that shows ``TestPicture``.
  static func files() throws -> [(name: String, format: ImageFormat, bytes: [UInt8])] {
    let levels = TestPicture.levels
    let even = [UInt8](repeating: 128, count: 6)
    let full = [UInt8](repeating: 255, count: 6)
    let rows = PNGWriter().rows
    let grayPalette = (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0)] }
    return [
      ("grey JPEG", .jpeg, JPEGWriter().file),
      ("colour JPEG", .jpeg, JPEGWriter(components: [levels, even, even]).file),
      (
        "CMYK JPEG", .jpeg,
        JPEGWriter(components: [levels, levels, levels, full], segments: [JPEGWriter.adobe]).file
      ),
      ("grey PNG", .png, PNGWriter().file),
      (
        "RGB PNG", .png,
        PNGWriter(colorType: 2, rows: rows.map { $0.flatMap { [$0, $0, $0] } }).file
      ),
      (
        "16-bit PNG", .png,
        PNGWriter(bitDepth: 16, rows: rows.map { $0.flatMap { [$0, 77] } }).file
      ),
      (
        "palette PNG", .png, PNGWriter(colorType: 3, chunks: [("PLTE", grayPalette)]).file
      ),
      (
        "opaque RGBA PNG", .png,
        PNGWriter(colorType: 6, rows: rows.map { $0.flatMap { [$0, $0, $0, 255] } }).file
      ),
      ("WebP", .webp, try webPFile()),
      ("grey TIFF", .tiff, tiffFile()),
      ("RGB TIFF", .tiff, tiffFile(samples: 3)),
      ("16-bit TIFF", .tiff, tiffFile(bits: 16)),
      ("big-endian TIFF", .tiff, tiffFile(isBigEndian: true)),
      ("GIF", .gif, gifFile()),
      ("animated GIF", .gif, gifFile(frames: 3)),
      ("BMP", .bmp, bmpFile()),
      ("HEIC", .heif, try heicFile()),
    ]
  }

  @Test("Every format gives the same grey and colour")
  func decodesEveryFormat() throws {
    for (name, format, bytes) in try Self.files() {
      let file = try ImageFile(path: name, bytes: bytes)
      #expect(file.format == format, "\(name)")
      #expect(
        file.storedSize == PixelSize(width: TestPicture.width, height: TestPicture.height),
        "\(name)")
      let gray = try file.decodeGray()
      #expect(
        TestPicture.shows(TestPicture.levels, gray), "\(name) \(TestPicture.squares(of: gray))")
      let color = try file.decodeColor()
      #expect(TestPicture.shows(TestPicture.levels, GrayImage(color)), "\(name) in colour")
    }
  }

  @Test("A bilevel PNG is black and white")
  func decodesBilevel() throws {
    let bytes = PNGWriter(width: 9, height: 1, bitDepth: 1, rows: [[0b1010_0011, 0x80]]).file
    let gray = try ImageFile(path: "bilevel", bytes: bytes).decodeGray()
    #expect(gray.pixels == [255, 0, 255, 0, 0, 0, 255, 255, 255])
  }

  @Test("Colours keep their channels, and grey is their luma")
  func keepsColors() throws {
    // Y, Cb and Cr of pure red (JFIF 1.02).
    let red = JPEGWriter(width: 8, height: 8, components: [[76], [85], [255]]).file
    let file = try ImageFile(path: "red", bytes: red)
    let color = try file.decodeColor()
    #expect(color.pixels[0] >= 250 && color.pixels[1] <= 5 && color.pixels[2] <= 5)
    #expect(abs(Int(try file.decodeGray().pixels[0]) - 76) <= 1)
    let blue = PNGWriter(width: 1, height: 1, colorType: 2, rows: [[0, 0, 255]]).file
    #expect(try ImageFile(path: "blue", bytes: blue).decodeColor().pixels == [0, 0, 255])
    #expect(try ImageFile(path: "blue", bytes: blue).decodeGray().pixels == [29])
  }

  @Test("What is transparent stands before white")
  func blendsOverWhite() throws {
    let rgba = PNGWriter(
      width: 3, height: 1, colorType: 6, rows: [[0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 51]]
    ).file
    #expect(try ImageFile(path: "RGBA", bytes: rgba).decodeGray().pixels == [255, 0, 204])
    #expect(
      try ImageFile(path: "RGBA", bytes: rgba).decodeColor().pixels
        == [255, 255, 255, 0, 0, 0, 204, 204, 204])
    let grayAlpha = PNGWriter(width: 2, height: 1, colorType: 4, rows: [[10, 0, 10, 255]]).file
    #expect(try ImageFile(path: "grey", bytes: grayAlpha).decodeGray().pixels == [255, 10])
    let webP = try ImageFile(path: "WebP", bytes: webPFile(alpha: 0)).decodeGray()
    #expect(webP.pixels.allSatisfy { $0 == 255 })
    let gif = try ImageFile(path: "GIF", bytes: gifFile(transparent: 0)).decodeGray()
    #expect(TestPicture.shows([255, 60, 100, 140, 180, 220], gif))
  }

  @Test("A TIFF file of several pages is named as what it is", arguments: [false, true])
  func refusesSeveralPages(isBigEndian: Bool) throws {
    let file = try ImageFile(
      path: "a.tif", bytes: tiffFile(isBigEndian: isBigEndian, secondPage: 0))
    #expect(throws: ImageError.unsupported(path: "a.tif", kind: "a TIFF file of several pages")) {
      try file.decodeGray()
    }
  }

  @Test("A TIFF file with a small copy or a mask behind its picture is read", arguments: [1, 4])
  func readsBesideCopy(kind: Int) throws {
    let image = try ImageFile(path: "a.tif", bytes: tiffFile(secondPage: kind)).decodeGray()
    #expect(image.width == TestPicture.width)
  }

  @Test("An animated WebP is named as what it is")
  func refusesAnimatedWebP() throws {
    let bytes = extendedWebP(
      try webPFile(), flags: 0x02, name: "ANIM", content: [0, 0, 0, 0, 0, 0])
    #expect(throws: ImageError.unsupported(path: "a.webp", kind: "an animated WebP")) {
      try ImageFile(path: "a.webp", bytes: bytes).decodeGray()
    }
  }

  @Test("All eight orientations become upright in each format", arguments: TestPicture.upright)
  func orients(orientation: UInt16, columns: Int, levels: [UInt8]) throws {
    let littleEndian = exifBlock(orientation: orientation)
    let bigEndian = exifBlock(orientation: orientation, isBigEndian: true)
    let named = Array("Exif\0\0".utf8)
    let xmp: (marker: UInt8, content: [UInt8]) = (
      0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    )
    let webP = try webPFile()
    let files: [(String, [UInt8])] = [
      ("JPEG", JPEGWriter(segments: [(0xE1, named + littleEndian)]).file),
      ("JPEG after XMP", JPEGWriter(segments: [xmp, (0xE1, named + bigEndian)]).file),
      ("PNG", PNGWriter(chunks: [("eXIf", bigEndian)]).file),
      ("WebP", extendedWebP(webP, flags: 0x08, name: "EXIF", content: littleEndian)),
      ("named WebP", extendedWebP(webP, flags: 0x08, name: "EXIF", content: named + bigEndian)),
      ("TIFF", tiffFile(orientation: orientation)),
      ("RGB TIFF", tiffFile(samples: 3, orientation: orientation)),
      ("HEIC", try heicFile(orientation: orientation)),
    ]
    for (name, bytes) in files {
      let file = try ImageFile(path: name, bytes: bytes)
      let gray = try file.decodeGray()
      #expect(
        TestPicture.shows(levels, columns: columns, gray),
        "\(name) \(orientation) \(TestPicture.squares(of: gray))")
      let color = GrayImage(try file.decodeColor())
      #expect(TestPicture.shows(levels, columns: columns, color), "\(name) \(orientation) colour")
    }
  }

  @Test("An orientation out of range leaves the picture as it is", arguments: [0, 9, 65535])
  func ignoresWrongOrientation(orientation: UInt16) throws {
    let exif = Array("Exif\0\0".utf8) + exifBlock(orientation: orientation)
    let bytes = JPEGWriter(segments: [(0xE1, exif)]).file
    #expect(
      TestPicture.shows(
        TestPicture.levels, try ImageFile(path: "odd", bytes: bytes).decodeGray()))
  }

  @Test("Written PNG files come back pixel by pixel")
  func writesPNG() throws {
    let gray = GrayImage(
      width: 37, height: 11, pixels: (0..<37 * 11).map { UInt8(truncatingIfNeeded: $0 * 31) })
    #expect(try ImageFile(path: "grey", bytes: encodePNG(gray)).decodeGray() == gray)
    let color = ColorImage(
      width: 5, height: 7, pixels: (0..<105).map { UInt8(truncatingIfNeeded: $0 * 53) })
    #expect(try ImageFile(path: "colour", bytes: encodePNG(color)).decodeColor() == color)
  }

  @Test("A written PNG names this program behind its header")
  func namesProgram() throws {
    let image = GrayImage(width: 2, height: 1, pixels: [0, 255])
    let file = try encodePNG(image)
    #expect(file[33..<59].starts(with: [0, 0, 0, 18] + Array("tEXtSoftware\0labelscan".utf8)))
  }

  @Test("A picture without pixels is not written")
  func refusesToWriteNothing() {
    let size = PixelSize(width: 0, height: 3)
    #expect(throws: ImageError.notEncoded(size: size, reason: "it has no pixels")) {
      try encodePNG(GrayImage(width: 0, height: 3, pixels: []))
    }
  }
}
