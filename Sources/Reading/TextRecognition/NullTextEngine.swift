public import LabelImaging
import LabelModel

/// An engine that reads no text, for tests and for programs that want barcodes alone.
public struct NullTextEngine: TextEngine {
  /// `none`.
  public let name = "none"
  /// `nil`: it has labelscan's version.
  public let version: String? = nil
  /// No models.
  public let models: [String] = []

  /// Creates an engine.
  public init() {}

  /// Returns a page without lines, of the photo's size. It throws nothing.
  public func read(
    _ image: GrayImage, source: String
  ) throws(RecognitionError) -> PhotoText {
    PhotoText(
      page: RecognizedPage(
        source: source, size: PixelSize(width: image.width, height: image.height), lines: []))
  }
}
