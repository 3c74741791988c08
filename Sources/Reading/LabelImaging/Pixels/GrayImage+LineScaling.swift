import CLeptonica
import VectorKernels

extension GrayImage {
  /// Returns the picture at another size, as Tesseract scales lines to the height of its networks'
  /// training. It scales as Leptonica's `pixScale` does: with interpolation and, below 0.7 and up
  /// to 1.4, some sharpening.
  ///
  /// - Parameters:
  ///   - factor: the new size by the old.
  ///   - wanted: the rows of the result, the lowest repeated where scaling gives fewer.
  /// - Returns: the picture, `nil` when memory runs out.
  package func scaledAsLine(_ factor: Float, rows wanted: Int) -> GrayImage? {
    guard height != wanted else { return self }
    guard
      let result = GrayImage.sharpened ~= factor ? sharpened(factor) : scaledByLeptonica(factor)
    else { return nil }
    if result.height == wanted { return result }
    var pixels = Array(result.pixels.prefix(result.width * wanted))
    while pixels.count < result.width * wanted { pixels += pixels.suffix(result.width) }
    return GrayImage(width: result.width, height: wanted, pixels: pixels)
  }

  /// The factors for which `pixScale` interpolates and sharpens; our code does so seven times as fast.
  private static let sharpened: Range<Float> = 0.7..<1.4

  /// The sharpening of `pixScale` at these factors, as a share of the difference to the mean around.
  private static let scalingSharpness: Float = 0.4

  private func sharpened(_ factor: Float) -> GrayImage {
    let (newWidth, newHeight) = (
      max(1, Int(factor * Float(width) + 0.5)), max(1, Int(factor * Float(height) + 0.5))
    )
    let size = newWidth * newHeight
    let sharp = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(width, newWidth) + 1) {
      (row) -> [UInt8] in
      let scaled = [UInt8](unsafeUninitializedCapacity: size) { scaled, count in
        count = size
        scale_linearly(
          pixels, Int32(width), Int32(height), scaled.baseAddress, Int32(newWidth),
          Int32(newHeight), row.baseAddress)
      }
      return [UInt8](unsafeUninitializedCapacity: size) { sharp, count in
        count = size
        sharpen(
          scaled, Int32(newWidth), Int32(newHeight), GrayImage.scalingSharpness, sharp.baseAddress,
          row.baseAddress)
      }
    }
    return GrayImage(width: newWidth, height: newHeight, pixels: sharp)
  }

  /// Scales by `pixScale` itself.
  package func scaledByLeptonica(_ factor: Float) -> GrayImage? {
    LeptonicaPicture(self)?.made { pixScale($0, factor, factor) }?.image
  }
}
