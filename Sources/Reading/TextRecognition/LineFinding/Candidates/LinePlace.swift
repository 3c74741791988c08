/// The place of a line, for comparing many lines.
struct LinePlace {
  private var curve: LineCurve
  private var top: Float
  private var bottom: Float
  private var isBright: Bool

  /// The shares of both lines' length and height together that they share at least.
  private static let sharedLength: Float = 0.9
  private static let sharedHeight: Float = 0.8

  /// Creates the place of a line.
  init(_ line: FoundLine) {
    curve = line.curve
    top = line.top
    bottom = line.bottom
    isBright = line.polarity == .brightOnDark
  }

  /// Whether another line has nearly the same place.
  func isMuchLike(_ other: LinePlace) -> Bool {
    guard isBright == other.isBright else { return false }
    let (start, end) = (max(curve.start, other.curve.start), min(curve.end, other.curve.end))
    let length = max(curve.end, other.curve.end) - min(curve.start, other.curve.start)
    guard end - start > LinePlace.sharedLength * length else { return false }
    let shift = other.curve.row(at: (start + end) / 2) - curve.row(at: (start + end) / 2)
    return min(bottom, shift + other.bottom) - max(top, shift + other.top)
      > LinePlace.sharedHeight * (max(bottom, shift + other.bottom) - min(top, shift + other.top))
  }
}
