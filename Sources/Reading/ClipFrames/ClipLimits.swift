/// The largest film that is read; a larger one is refused before decoding.
package struct ClipLimits: Hashable, Sendable {
  /// The longest file, in bytes.
  package var maxFileBytes: Int
  /// The longest film, in seconds.
  package var maxSeconds: Double
  /// The most pixels of a frame, width × height.
  package var maxPixels: Int
  /// The most pixels of all frames together; of a film with more only the key frames are decoded.
  package var maxDecodedPixels: Double

  /// Creates limits: `maxFileBytes` in bytes, `maxSeconds` in seconds, `maxPixels` and `maxDecodedPixels` in pixels.
  package init(
    maxFileBytes: Int, maxSeconds: Double, maxPixels: Int, maxDecodedPixels: Double
  ) {
    self.maxFileBytes = maxFileBytes
    self.maxSeconds = maxSeconds
    self.maxPixels = maxPixels
    self.maxDecodedPixels = maxDecodedPixels
  }

  /// 1 GB, two minutes, 4096 × 2304 pixels, 3 gigapixels in all.
  ///
  /// A film around a can takes some ten seconds. Two minutes of 4K at 60 Mbit/s are 900 MB. A frame of 4K has as
  /// many pixels as a photo of 9 megapixels. 8K has four times as many, and its decoder keeps a dozen such frames.
  /// 3 gigapixels are 48 s of 1920 × 1080 at 30 frames a second.
  package static let standard = ClipLimits(
    maxFileBytes: 1_000_000_000, maxSeconds: 120, maxPixels: 4096 * 2304, maxDecodedPixels: 3e9)
}
