package import LabelImaging

/// A frame of a film.
package struct ClipFrame: Hashable, Sendable {
  /// The time from the film's beginning, in seconds.
  package var seconds: Double
  /// The upright frame in its full size.
  package var image: GrayImage

  /// Creates a frame.
  package init(seconds: Double, image: GrayImage) {
    self.seconds = seconds
    self.image = image
  }
}
