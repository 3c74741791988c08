/// An 8-bit grey picture: rows from the top, no padding; 0 is black.
public struct GrayImage: Hashable, Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `width * height` grey levels, row by row.
  public var pixels: [UInt8]

  /// Creates a picture from its grey levels.
  ///
  /// - Precondition: `pixels.count == width * height`.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height, "a picture has width * height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
