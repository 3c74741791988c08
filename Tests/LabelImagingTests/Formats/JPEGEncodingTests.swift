import Foundation
import LabelImaging
import LabelModel
import Testing

@Suite struct JPEGEncodingTests {
  /// Red on the left, blue on the right.
  private static let picture = ColorImage(
    width: 48, height: 16,
    pixels: (0..<16).flatMap { _ in
      (0..<48).flatMap { x -> [UInt8] in x < 24 ? [220, 10, 10] : [10, 10, 220] }
    })

  @Test("A picture comes back from its JPEG in its size and colours")
  func roundTrip() throws {
    let file = try ImageFile(path: "x.jpg", bytes: encodeJPEG(Self.picture, quality: 90))
    #expect(file.format == .jpeg)
    let image = try file.decodeColor()
    #expect(image.width == 48)
    #expect(image.height == 16)
    for (x, wanted) in [(4, [220, 10, 10]), (40, [10, 10, 220])] {
      let start = 3 * (8 * 48 + x)
      let levels = image.pixels[start..<start + 3].map(Int.init)
      #expect(zip(levels, wanted).allSatisfy { abs($0 - $1) < 16 })
    }
  }

  @Test("The JPEG has no EXIF block and no comment")
  func noMetadata() throws {
    let bytes = try encodeJPEG(Self.picture, quality: 75)
    var markers: [UInt8] = []
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      markers.append(bytes[place + 1])
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    #expect(bytes[place + 1] == 0xDA)
    // APP1 is EXIF, FE a comment; APP0 is the plain JFIF header.
    #expect(!markers.contains(0xE1) && !markers.contains(0xFE))
    #expect(markers.contains(0xE0))
  }

  @Test("A picture without pixels, or too wide for JPEG, is refused", arguments: [0, 65_501])
  func refused(width: Int) {
    let image = ColorImage(
      width: width, height: 1, pixels: [UInt8](repeating: 0, count: 3 * width))
    #expect(
      throws: ImageError.notEncoded(
        size: PixelSize(width: width, height: 1), reason: "a JPEG has 1 to 65500 pixels a side")
    ) { _ = try encodeJPEG(image, quality: 75) }
  }
}
