import Foundation
package import LabelImaging
package import LabelModel

/// A line of text cut out of a photo and straightened: level, dark on bright, of one height and
/// contrast. The recognition model was taught with such lines.
package struct LineImage: Hashable, Sendable {
  /// The straightened line with its border.
  package let picture: GrayImage
  /// The place of each column of the strip inside the border: the photo's pixel on the line's
  /// middle. With it, the step down the letters of one row of the strip.
  private let columns: [StripColumn]
  /// Rows of the strip above the line's middle.
  private let middle: Float
  private let border: Int
  /// The rows of the strip that boxes may reach into. They are the letters and a little ground
  /// around them, the same whatever the padding.
  private let boxRows: ClosedRange<Float>
  private let photoSize: PixelSize
  private let upsideDown: Bool

  /// The way in which lines are cut out.
  package struct Shape: Hashable, Sendable {
    /// Rows of the strip, without border.
    package var height = 48
    /// Rows above and below the letters, in letter heights; 0.3 lost 7 % of the values.
    package var padding: Float
    /// Columns before and after the letters, in letter heights. A decimal or a unit that was not
    /// linked to its line is still on it.
    var endPadding: Float = 0.6
    /// Pixels of plain ground around the strip.
    package var border = 4
    /// The columns to one of a picture in its own proportions.
    package var widening: Float = 1
    /// The greatest number of columns; longer lines are squeezed.
    var greatestWidth = 3000
    /// The sharpening of the strip; `nil` leaves it as it is.
    package var sharpening: Sharpening?

    /// Creates a shape with some padding.
    package init(padding: Float) { self.padding = padding }

    /// The shape that reads the most values.
    package static let standard = Shape(padding: 0.05)
  }

  /// Cuts out a line; `nil` when it is too small or too far out of the photo to be read.
  ///
  /// - Parameters:
  ///   - line: a level line in pixels of the photo at its full size.
  ///   - photo: what it is cut out of.
  ///   - shape: how it is cut out.
  ///   - upsideDown: turns the strip by 180°.
  ///   - strokes: the direction of upright strokes; `nil` where it is square to the line.
  package init?(
    _ line: FoundLine, from photo: any LineSource, shape: Shape, upsideDown: Bool = false,
    strokes: StrokeDirection? = nil
  ) {
    guard
      let (columns, rows) = LineImage.columns(
        of: line, shape: shape, turning: photo.turnsColumns, strokes: strokes)
    else { return nil }
    let ordered = upsideDown ? columns.reversed().map(\.upsideDown) : columns
    middle = upsideDown ? Float(shape.height) - rows : rows
    self.columns = ordered
    border = shape.border
    let outside =
      max(0, shape.padding - LineImage.boxPadding) / (1 + 2 * shape.padding) * Float(shape.height)
    boxRows = outside...(Float(shape.height) - outside)
    photoSize = photo.size
    self.upsideDown = upsideDown
    let plan = StripPlan(
      columns: ordered, rows: shape.height, middle: middle, polarity: line.polarity,
      border: shape.border)
    guard let picture = photo.strip(plan) else { return nil }
    guard let sharpening = shape.sharpening else {
      self.picture = picture
      return
    }
    guard let sharp = sharpening.sharpened(picture) else { return nil }
    self.picture = sharp
  }

  /// Ground above and below the letters in a word's box, in letter heights.
  private static let boxPadding: Float = 0.05

  /// The columns of the strip, one strip pixel apart along the curve, and the rows above the middle.
  private static func columns(
    of line: FoundLine, shape: Shape, turning: Bool, strokes: StrokeDirection?
  ) -> ([StripColumn], Float)? {
    let tilt = cos(atan(line.curve.slope))
    let height = line.height * tilt
    guard height >= 4, line.curve.length >= 1 else { return nil }
    let padding = shape.padding * height
    let ends = shape.endPadding * height
    let path = (line.curve.length / tilt + 2 * ends)
    var step = (height + 2 * padding) / Float(shape.height)
    let squeeze = max(1, path / step / Float(shape.greatestWidth))
    let rows = (padding - line.top * tilt) / step
    step *= squeeze
    let advance = step / shape.widening
    var columns: [StripColumn] = []
    var x = line.curve.start - ends * tilt
    let last = line.curve.end + ends * tilt
    while x < last {
      let slope = turning ? line.curve.slope(at: x) : line.curve.slope
      let run = 1 / (1 + slope * slope).squareRoot()
      let along = SIMD2<Float>(run, slope * run)
      let place = SIMD2(x, line.curve.row(at: x))
      var down = SIMD2(-along.y, along.x)
      if turning, let strokes { down += strokes.shear(at: place, slope: slope) * along }
      columns.append(StripColumn(place: place, down: down * (step / squeeze)))
      x += run * advance
    }
    return columns.count >= 4 ? (columns, rows) : nil
  }

  /// Returns the columns of ``picture`` that show some columns of the photo.
  func columns(within place: ClosedRange<Float>) -> [Int] {
    columns.indices.filter { place.contains(columns[$0].place.x) }.map { $0 + border }
  }

  /// Returns the box on the photo around a box on ``picture``. Where photo and line are upside
  /// down, the box is on that photo turned upright.
  package func photoBox(of box: BoundingBox) -> BoundingBox {
    let first = min(max(box.left - border, 0), columns.count - 1)
    let last = min(max(box.right - border - 1, first), columns.count - 1)
    var low = SIMD2<Float>(repeating: .infinity)
    var high = SIMD2<Float>(repeating: -.infinity)
    for index in [first, (first + last) / 2, last] {
      for row in [box.top, box.bottom] {
        // The model does not say how high its letters are: its boxes are as high as the strip.
        let inside = min(max(Float(row - border), boxRows.lowerBound), boxRows.upperBound)
        let place = columns[index].place + (inside - middle) * columns[index].down
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
    }
    if upsideDown {
      let corner = SIMD2(Float(photoSize.width), Float(photoSize.height))
      (low, high) = (corner - high, corner - low)
    }
    let left = min(max(Int(low.x.rounded(.down)), 0), photoSize.width - 1)
    let top = min(max(Int(low.y.rounded(.down)), 0), photoSize.height - 1)
    return BoundingBox(
      left: left, top: top, right: min(max(Int(high.x.rounded(.up)), left + 1), photoSize.width),
      bottom: min(max(Int(high.y.rounded(.up)), top + 1), photoSize.height))
  }
}
