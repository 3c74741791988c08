import CPNG
import LabelModel

// libpng reports errors by a long jump, which must not pass through Swift. Its simplified interface
// (`png_image_…`) catches them inside and returns 0.

/// Returns the size that the header chunk states, `nil` when the file does not begin with one.
func pngHeaderSize(_ bytes: [UInt8]) -> PixelSize? {
  guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8),
    let width = bytes.bigEndian(4, at: 16), let height = bytes.bigEndian(4, at: 20)
  else { return nil }
  return PixelSize(width: width, height: height)
}

/// Returns the content of the first chunk `name`, `nil` without such a chunk before the end.
func pngChunk(_ name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
  var offset = 8
  while let length = bytes.bigEndian(4, at: offset), length <= bytes.count - offset - 12 {
    let start = offset + 8
    if bytes[offset + 4..<start].elementsEqual(name.utf8) { return bytes[start..<start + length] }
    offset = start + length + 4
  }
  return nil
}

/// Whether the chunks before the pixels end within the file.
///
/// libpng makes room for a chunk by its stated length, up to 2 GiB, before it reads it.
private func chunksBeforePixelsAreWhole(_ bytes: [UInt8]) -> Bool {
  var offset = 8
  while let length = bytes.bigEndian(4, at: offset), offset + 8 <= bytes.count,
    !bytes[offset + 4..<offset + 8].elementsEqual("IDAT".utf8)
  {
    guard length <= bytes.count - offset - 12 else { return false }
    offset += length + 12
  }
  return true
}

/// Decodes a PNG file, `nil` when it is damaged or incomplete.
///
/// - Precondition: The header's size is within limits: the pixels are allocated by it.
func decodePNG(_ bytes: [UInt8], _ wanted: Wanted) -> Raster? {
  guard chunksBeforePixelsAreWhole(bytes) else { return nil }
  var image = png_image()
  image.version = UInt32(PNG_IMAGE_VERSION)
  defer { png_image_free(&image) }
  return bytes.withUnsafeBytes { file -> Raster? in
    guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
      return nil
    }
    // 16-bit files without a stated gamma are as bright as 8-bit ones in practice, not linear.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    let isColor = image.format & UInt32(PNG_FORMAT_FLAG_COLOR) != 0
    let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
    image.format =
      (isColor ? UInt32(PNG_FORMAT_FLAG_COLOR) : 0) | (hasAlpha ? UInt32(PNG_FORMAT_FLAG_ALPHA) : 0)
    let (width, height) = (Int(image.width), Int(image.height))
    let colors = isColor ? 3 : 1
    let channels = colors + (hasAlpha ? 1 : 0)
    var succeeded = false
    var levels = [UInt8](unsafeUninitializedCapacity: width * height * channels) { levels, count in
      succeeded = png_image_finish_read(&image, nil, levels.baseAddress, 0, nil) != 0
      count = succeeded ? levels.count : 0
    }
    guard succeeded else { return nil }
    if hasAlpha { levels = blendedOverWhite(levels, colors: colors) }
    return isColor
      ? .color(ColorImage(width: width, height: height, pixels: levels))
      : .gray(GrayImage(width: width, height: height, pixels: levels))
  }
}

/// Returns the levels of pixels of `colors` levels and an alpha each, seen before white.
func blendedOverWhite(_ levels: [UInt8], colors: Int) -> [UInt8] {
  let pixelCount = levels.count / (colors + 1)
  return [UInt8](unsafeUninitializedCapacity: pixelCount * colors) { blended, count in
    levels.withUnsafeBufferPointer { levels in
      for pixel in 0..<pixelCount {
        let from = pixel &* (colors &+ 1)
        let alpha = UInt32(levels[from &+ colors])
        for channel in 0..<colors {
          blended[pixel &* colors &+ channel] = UInt8(
            truncatingIfNeeded: overWhite(UInt32(levels[from &+ channel]), alpha))
        }
      }
    }
    count = blended.count
  }
}

/// The chunk that names this program in a written PNG: `tEXt` with the keyword `Software` (PNG, third edition,
/// 11.3.3.1). By it an output file knows its own pictures from those of others.
private let softwareChunk: [UInt8] =
  [0, 0, 0, 18] + Array("tEXtSoftware\0labelscan".utf8) + [0x7C, 0x16, 0x74, 0x48]

/// The bytes of a PNG's signature and header.
private let headerEnd = 33

/// Returns `image` as an 8-bit grey PNG file.
///
/// - Throws: ``ImageError/notEncoded(size:reason:)`` for a picture without pixels, or larger than
///   PNG allows.
package func encodePNG(_ image: GrayImage) throws(ImageError) -> [UInt8] {
  try encodePNG(image.pixels, width: image.width, height: image.height, channels: 1)
}

/// Returns `image` as an 8-bit RGB PNG file.
///
/// - Throws: ``ImageError/notEncoded(size:reason:)`` for a picture without pixels, or larger than
///   PNG allows.
package func encodePNG(_ image: ColorImage) throws(ImageError) -> [UInt8] {
  try encodePNG(image.pixels, width: image.width, height: image.height, channels: 3)
}

private func encodePNG(
  _ levels: [UInt8], width: Int, height: Int, channels: Int
) throws(ImageError) -> [UInt8] {
  let size = PixelSize(width: width, height: height)
  guard let columns = UInt32(exactly: width), let rows = UInt32(exactly: height), columns > 0,
    rows > 0
  else { throw .notEncoded(size: size, reason: "it has no pixels") }
  var image = png_image()
  image.version = UInt32(PNG_IMAGE_VERSION)
  image.width = columns
  image.height = rows
  image.format = channels == 3 ? UInt32(PNG_FORMAT_FLAG_COLOR) : 0
  defer { png_image_free(&image) }
  // libpng's macro PNG_IMAGE_PNG_SIZE_MAX is too large a macro for Swift. It allows for
  // incompressible data and the chunks. The rows with their filter bytes get an eighth and a
  // sixty-fourth more.
  let raw = (width * channels + 1) * height
  var length = raw + (raw + 7) / 8 + (raw + 63) / 64 + 1024
  var succeeded = false
  var file = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
    succeeded =
      png_image_write_to_memory(&image, buffer.baseAddress, &length, 0, levels, 0, nil) != 0
    count = succeeded ? length : 0
  }
  guard succeeded else {
    let reason = withUnsafeBytes(of: image.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    throw .notEncoded(size: size, reason: reason)
  }
  file.insert(contentsOf: softwareChunk, at: headerEnd)
  return file
}
