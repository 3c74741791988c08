/// The largest size of an image file; a larger one is refused before decoding.
public struct ImageLimits: Hashable, Sendable {
  /// The longest file, in bytes.
  public var maxFileBytes: Int
  /// The most pixels, width × height.
  public var maxPixels: Int
  /// The most columns and the most rows.
  public var maxSide: Int

  /// Creates limits: `maxFileBytes` in bytes, `maxPixels` and `maxSide` in pixels.
  public init(maxFileBytes: Int, maxPixels: Int, maxSide: Int) {
    self.maxFileBytes = maxFileBytes
    self.maxPixels = maxPixels
    self.maxSide = maxSide
  }

  /// 200 MB, 120 megapixels, 32767 pixels a side.
  ///
  /// 120 megapixels cover the 108-megapixel sensors of phones. At 8 bytes a pixel they take 1 GB. A
  /// decoder here holds no more at once: RGBA twice, in TIFF. 200 MB hold such a picture as a
  /// compressed TIFF. 32767 is the largest side Tesseract reads (`INT16_MAX` in its layout
  /// analysis). A JPEG header can claim strips of 65,535 pixels, but none of these is a photo.
  public static let standard = ImageLimits(
    maxFileBytes: 200_000_000, maxPixels: 120_000_000, maxSide: 32767)
}
