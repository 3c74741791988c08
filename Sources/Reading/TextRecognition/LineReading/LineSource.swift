package import LabelImaging
package import LabelModel

/// A photo that lines are cut out of.
package protocol LineSource: AnyObject {
  /// The photo's size.
  var size: PixelSize { get }
  /// Whether a strip's columns turn with their line's curve; else all have the line's mean direction.
  var turnsColumns: Bool { get }

  /// Returns a strip within its border: dark on bright, of full contrast. `nil` when it is outside
  /// of the photo or memory runs out.
  func strip(_ plan: StripPlan) -> GrayImage?

  /// Returns the photo's pixels within a box; `nil` where it has none or memory runs out.
  func part(_ box: BoundingBox) -> GrayImage?
}

/// A column of a straightened line.
package struct StripColumn: Hashable, Sendable {
  /// The photo's pixel on the line's middle.
  package var place: SIMD2<Float>
  /// The step down the letters that one row of the strip makes, in pixels of the photo.
  package var down: SIMD2<Float>

  /// The same column of a strip turned by 180°.
  var upsideDown: StripColumn { StripColumn(place: place, down: -down) }
}

/// The way from a line to a strip.
package struct StripPlan: Hashable, Sendable {
  /// The columns from left to right.
  package var columns: [StripColumn]
  /// Rows, without border.
  package var rows: Int
  /// Rows above the line's middle.
  package var middle: Float
  /// Whether print or ground is darker on the photo.
  package var polarity: Polarity
  /// Pixels of plain ground around the strip.
  package var border: Int

  /// The grey of plain ground after the contrast is stretched; the model was taught on this one.
  package static let ground: UInt8 = 235
}
