import LabelModel

/// A box with fractional edges, in pixels of the upright photo.
package struct Frame: Hashable, Sendable {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ box: BoundingBox) {
    self.init(
      left: Double(box.left), top: Double(box.top), right: Double(box.right),
      bottom: Double(box.bottom))
  }

  package var centerX: Double { (left + right) / 2 }
  package var centerY: Double { (top + bottom) / 2 }
  package var width: Double { right - left }
  package var height: Double { bottom - top }

  func union(_ other: Frame) -> Frame {
    Frame(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The gap between two frames from left to right, 0 where they overlap.
  func gap(to other: Frame) -> Double { max(0, other.left - right, left - other.right) }

  /// Whether neither frame is twice as high as the other, as two readings of the same print are not.
  ///
  /// Of overlapping numbers of equal height one in two has the same digits. From twice as high on, one in forty has.
  func isAsHigh(as other: Frame) -> Bool {
    max(height, other.height) < 2 * min(height, other.height)
  }

  /// The shared area as a share of the smaller frame, `0 ... 1`.
  func overlap(_ other: Frame) -> Double {
    let across = max(0, min(right, other.right) - max(left, other.left))
    let down = max(0, min(bottom, other.bottom) - max(top, other.top))
    return across * down / max(1, min(width * height, other.width * other.height))
  }
}
