/// A clockwise turn by a multiple of 90 degrees; the raw value is in degrees.
public enum QuarterTurn: Int, Hashable, Sendable, Codable, CaseIterable {
  /// As it is.
  case none = 0
  /// 90° clockwise.
  case right = 90
  /// 180°.
  case half = 180
  /// 90° counter-clockwise.
  case left = 270
}

extension BoundingBox {
  /// Returns the box on the picture of `size` turned clockwise by `turn`.
  package func turned(_ turn: QuarterTurn, of size: PixelSize) -> BoundingBox {
    switch turn {
    case .none: self
    case .right:
      BoundingBox(left: size.height - bottom, top: left, right: size.height - top, bottom: right)
    case .half:
      BoundingBox(
        left: size.width - right, top: size.height - bottom, right: size.width - left,
        bottom: size.height - top)
    case .left:
      BoundingBox(left: top, top: size.width - right, right: bottom, bottom: size.width - left)
    }
  }
}
