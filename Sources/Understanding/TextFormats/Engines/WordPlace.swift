import LabelModel

/// The four corners of a word in its text's direction. The first is the top left one of the upright
/// text.
struct WordPlace {
  var topLeft: SIMD2<Double>
  var topRight: SIMD2<Double>
  var bottomRight: SIMD2<Double>
  var bottomLeft: SIMD2<Double>

  /// Columns and rows at most; beyond is no picture (``ImageLimits`` allow 32767).
  static let farthest = 1_000_000.0

  /// Creates a place of four corners; `nil` for one that no picture has.
  init?(
    _ topLeft: SIMD2<Double>, _ topRight: SIMD2<Double>, _ bottomRight: SIMD2<Double>,
    _ bottomLeft: SIMD2<Double>
  ) {
    for corner in [topLeft, topRight, bottomRight, bottomLeft] {
      // Not a number is within no range.
      guard abs(corner.x) <= Self.farthest, abs(corner.y) <= Self.farthest else { return nil }
    }
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the place of an upright box whose text runs as on a page that was turned clockwise by `turn`.
  init?(left: Double, top: Double, right: Double, bottom: Double, turned turn: QuarterTurn = .none)
  {
    let corners: [SIMD2<Double>] = [[left, top], [right, top], [right, bottom], [left, bottom]]
    let first = turn.rawValue / 90
    self.init(
      corners[first % 4], corners[(first + 1) % 4], corners[(first + 2) % 4],
      corners[(first + 3) % 4])
  }

  /// The middle of the left edge.
  var start: SIMD2<Double> { (topLeft + bottomLeft) / 2 }
  /// The middle of the right edge.
  var end: SIMD2<Double> { (topRight + bottomRight) / 2 }
  /// From the start to the end.
  var run: SIMD2<Double> { end - start }
  /// The length of the word.
  var length: Double { run.length }
  /// The height of its letters.
  var height: Double { ((bottomLeft - topLeft).length + (bottomRight - topRight).length) / 2 }

  /// The quarter turn of the page that makes the text upright.
  var upright: QuarterTurn {
    if abs(run.x) >= abs(run.y) { return run.x >= 0 ? .none : .half }
    return run.y > 0 ? .left : .right
  }

  /// The box around it, within what a picture can have.
  var box: BoundingBox {
    func within(_ value: Double) -> Int { Int(min(max(0, value), Self.farthest)) }
    let columns = [topLeft.x, topRight.x, bottomRight.x, bottomLeft.x]
    let rows = [topLeft.y, topRight.y, bottomRight.y, bottomLeft.y]
    return BoundingBox(
      left: within((columns.min() ?? 0).rounded(.down)),
      top: within((rows.min() ?? 0).rounded(.down)),
      right: within((columns.max() ?? 0).rounded(.up)),
      bottom: within((rows.max() ?? 0).rounded(.up)))
  }

  /// The place from this word's start to the end of another that follows it.
  func joined(to next: WordPlace) -> WordPlace {
    var joined = self
    joined.topRight = next.topRight
    joined.bottomRight = next.bottomRight
    return joined
  }

  /// The part between two shares, `0 ... 1`, of its length.
  func part(from: Double, to: Double) -> WordPlace {
    var part = self
    part.topLeft += (topRight - topLeft) * from
    part.bottomLeft += (bottomRight - bottomLeft) * from
    part.topRight = topLeft + (topRight - topLeft) * to
    part.bottomRight = bottomLeft + (bottomRight - bottomLeft) * to
    return part
  }

  /// The place on the page of `size` turned clockwise by `turn`.
  func turned(_ turn: QuarterTurn, of size: SIMD2<Double>) -> WordPlace {
    func turned(_ point: SIMD2<Double>) -> SIMD2<Double> {
      switch turn {
      case .none: point
      case .right: [size.y - point.y, point.x]
      case .half: size - point
      case .left: [point.y, size.x - point.x]
      }
    }
    var place = self
    place.topLeft = turned(topLeft)
    place.topRight = turned(topRight)
    place.bottomRight = turned(bottomRight)
    place.bottomLeft = turned(bottomLeft)
    return place
  }
}

extension SIMD2<Double> {
  /// The distance from the origin.
  var length: Double { (self * self).sum().squareRoot() }
}

/// Returns a page's size, `nil` for one that no picture has.
func pageSize(_ width: Double, _ height: Double) -> SIMD2<Double>? {
  let possible = 1...WordPlace.farthest
  return possible.contains(width) && possible.contains(height) ? [width, height] : nil
}
