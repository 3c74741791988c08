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
