package import LabelImaging
package import LabelModel
import VectorKernels

/// A photo at full size, half, a quarter …. Large print is cut out of a picture in which it has
/// about the model's height. Skipping pixels would make it ragged.
package final class ImagePyramid {
  private var levels: [GrayImage]

  /// Creates a pyramid; smaller levels are made when they are needed.
  package init(_ image: GrayImage) {
    levels = [image]
  }

  /// The photo at full size.
  package var image: GrayImage { levels[0] }

  /// The size of the photo.
  package var size: PixelSize { PixelSize(width: levels[0].width, height: levels[0].height) }

  /// One size of the photo, addressed in pixels of the full size.
  struct Level {
    let image: GrayImage
    let scale: Float
  }

  /// Returns the smallest level on which a step of `step` pixels does not skip pixels.
  func level(forStep step: Float) -> Level {
    var index = 0
    var scale: Float = 1
    while step * scale > 1.5, min(image.width, image.height) >> (index + 1) >= 16 {
      index += 1
      scale /= 2
      if index == levels.count { levels.append(levels[index - 1].halved()) }
    }
    return Level(image: levels[index], scale: scale)
  }
}

extension ImagePyramid: LineSource {
  package var turnsColumns: Bool { true }

  package func part(_ box: BoundingBox) -> GrayImage? { image.part(box) }

  package func strip(_ plan: StripPlan) -> GrayImage? {
    let level = level(forStep: plan.columns.first.map { length($0.down) } ?? 1)
    let levels = level.sampled(
      plan.columns.map { ($0.place - (plan.middle - 0.5) * $0.down, $0.down) }, rows: plan.rows)
    var strip = GrayImage(width: plan.columns.count, height: plan.rows, pixels: levels)
    if plan.polarity == .brightOnDark { strip = strip.inverted() }
    ImagePyramid.stretchContrast(&strip.pixels)
    return strip.framed(by: plan.border, level: StripPlan.ground)
  }

  /// Stretches the strip so that the darkest 2 % become black and the level that 90 % stay below
  /// becomes ``StripPlan/ground``.
  package static func stretchContrast(_ strip: inout [UInt8]) {
    var histogram = [UInt32](repeating: 0, count: 256)
    count_levels(strip, strip.count, &histogram)
    func level(below share: Double) -> Float {
      let wanted = Int(share * Double(strip.count))
      var sum = 0
      return Float(
        histogram.firstIndex { count in
          sum += Int(count)
          return sum > wanted
        } ?? 255)
    }
    let low = level(below: 0.02)
    let scale = Float(StripPlan.ground) / max(1, level(below: 0.9) - low)
    stretch_levels(&strip, strip.count, low, scale)
  }
}

/// The length of a step.
private func length(_ step: SIMD2<Float>) -> Float { (step * step).sum().squareRoot() }

extension ImagePyramid.Level {
  /// Returns the grey at places of the picture, between pixels by Catmull–Rom splines.
  ///
  /// - Parameters:
  ///   - columns: each column's first place and the step to the next, in pixels of the full size.
  ///   - rows: places of a column.
  /// - Returns: the grey levels, row by row.
  func sampled(_ columns: [(start: SIMD2<Float>, step: SIMD2<Float>)], rows: Int) -> [UInt8] {
    let starts = columns.map { $0.start * scale - 0.5 }
    let steps = columns.map { $0.step * scale }
    return [UInt8](unsafeUninitializedCapacity: columns.count * rows) { levels, count in
      count = columns.count * rows
      sample_columns(
        image.pixels, Int32(image.width), Int32(image.height), starts.map { $0.x },
        starts.map { $0.y }, steps.map { $0.x }, steps.map { $0.y }, Int32(columns.count),
        Int32(rows), levels.baseAddress)
    }
  }
}
