public import LabelImaging

/// A frame of a film.
public struct ClipFrame: Hashable, Sendable {
  /// The time from the film's beginning, in seconds.
  public var seconds: Double
  /// The upright frame in its full size.
  public var image: GrayImage

  /// Creates a frame.
  public init(seconds: Double, image: GrayImage) {
    self.seconds = seconds
    self.image = image
  }
}
