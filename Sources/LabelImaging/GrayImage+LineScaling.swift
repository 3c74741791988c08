import CLeptonica

extension GrayImage {
  /// Returns the picture at another size by Leptonica (`pixScale`: interpolation and, below 0.7 and up
  /// to 1.4, some sharpening), as Tesseract brings lines to the height its networks were taught on.
  ///
  /// - Parameters:
  ///   - factor: the new size by the old.
  ///   - wanted: the rows of the result, the lowest repeated where scaling gives fewer.
  /// - Returns: the picture, `nil` when memory runs out.
  package func scaledByLeptonica(_ factor: Float, rows wanted: Int) -> GrayImage? {
    guard height != wanted else { return self }
    guard let source = OwnedPix(pixCreate(Int32(width), Int32(height), 8)) else { return nil }
    copy(to: source.pointer)
    guard let scaled = OwnedPix(pixScale(source.pointer, factor, factor)),
      case .gray(let result)? = scaled.raster(.gray)
    else { return nil }
    if result.height == wanted { return result }
    var pixels = Array(result.pixels.prefix(result.width * wanted))
    while pixels.count < result.width * wanted { pixels += pixels.suffix(result.width) }
    return GrayImage(width: result.width, height: wanted, pixels: pixels)
  }

  private func copy(to picture: PixPointer) {
    let wordsPerRow = Int(pixGetWpl(picture))
    guard let words = pixGetData(picture) else { return }
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let row = words + y * wordsPerRow
        for x in 0..<width {
          row[x / 4] |= UInt32(pixels[y &* width &+ x]) << UInt32(24 &- 8 &* (x % 4))
        }
      }
    }
  }
}
