import CLeptonica
import LabelModel

/// Returns `image` as a JPEG file (`pixWriteMemJpeg`), for pages that show many pictures.
///
/// It holds the pixels alone: no EXIF block, place or comment.
///
/// - Parameters:
///   - image: the picture.
///   - quality: 1 (small) ... 100.
/// - Returns: the bytes of the file.
/// - Throws: ``ImageError/notEncoded(size:reason:)`` for a picture without pixels or of more than
///   65 500 pixels a side, which JPEG does not allow.
package func encodeJPEG(_ image: ColorImage, quality: Int) throws(ImageError) -> [UInt8] {
  let size = PixelSize(width: image.width, height: image.height)
  // libjpeg's JPEG_MAX_DIMENSION.
  let sides = 1...65_500
  guard sides.contains(image.width), sides.contains(image.height) else {
    throw .notEncoded(size: size, reason: "a JPEG has 1 to 65500 pixels a side")
  }
  guard let pix = OwnedPix(pixCreate(Int32(image.width), Int32(image.height), 32)) else {
    throw .notEncoded(size: size, reason: "there is not enough memory")
  }
  let wordsPerRow = Int(pixGetWpl(pix.pointer))
  guard let words = pixGetData(pix.pointer) else {
    throw .notEncoded(size: size, reason: "there is not enough memory")
  }
  for y in 0..<image.height {
    for x in 0..<image.width {
      let start = 3 &* (y &* image.width &+ x)
      words[y * wordsPerRow + x] =
        UInt32(image.pixels[start]) << 24 | UInt32(image.pixels[start + 1]) << 16
        | UInt32(image.pixels[start + 2]) << 8
    }
  }
  // Colour in full resolution: thin coloured frames and letters would become grey otherwise.
  pixSetChromaSampling(pix.pointer, 0)
  var data: UnsafeMutablePointer<UInt8>?
  var length = 0
  let failed = pixWriteMemJpeg(&data, &length, pix.pointer, Int32(min(max(quality, 1), 100)), 0)
  defer { lept_free(data) }
  guard failed == 0, let data else {
    throw .notEncoded(size: size, reason: "libjpeg refused it")
  }
  return Array(UnsafeBufferPointer(start: data, count: length))
}
