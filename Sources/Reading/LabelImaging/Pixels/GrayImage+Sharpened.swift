import VectorKernels

extension GrayImage {
  /// The reach of the mean that ``sharpened(amount:)`` compares each pixel with, in pixels to each side.
  package static let sharpeningReach = Int(SHARPENING_REACH)

  /// Strengthens edges, pixel by pixel as Leptonica's `pixUnsharpMaskingGray` does.
  ///
  /// - Parameter amount: the step of each pixel away from the mean around it, as a share of the difference.
  /// - Returns: the picture, of the same size.
  package func sharpened(amount: Float) -> GrayImage {
    let size = width * height
    let sharp = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: width) { sums in
      [UInt8](unsafeUninitializedCapacity: size) { sharp, count in
        count = size
        sharpen(pixels, Int32(width), Int32(height), amount, sharp.baseAddress, sums.baseAddress)
      }
    }
    return GrayImage(width: width, height: height, pixels: sharp)
  }

  /// Strengthens edges by a mean of any reach, pixel by pixel as Leptonica's `pixUnsharpMaskingGray` does.
  ///
  /// - Parameters:
  ///   - reach: the reach of the mean that each pixel is compared with, 3 to 1000 pixels to each side.
  ///   - amount: the step of each pixel away from that mean, as a share of the difference.
  /// - Returns: the picture, of the same size; `nil` for another reach, and for a side of at most twice the reach.
  package func sharpened(reach: Int, amount: Float) -> GrayImage? {
    guard reach > Self.sharpeningReach, reach <= 1000, min(width, height) > 2 * reach else {
      return nil
    }
    let size = width * height
    let sharp = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * width) { sums in
      [UInt8](unsafeUninitializedCapacity: size) { sharp, count in
        count = size
        sharpen_widely(
          pixels, Int32(width), Int32(height), Int32(reach), amount, sharp.baseAddress,
          sums.baseAddress)
      }
    }
    return GrayImage(width: width, height: height, pixels: sharp)
  }
}
