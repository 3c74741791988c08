package import LabelImaging
package import LabelModel

/// A photo at full size, half, a quarter …, so that lines of large print are cut out of a picture in
/// which they are about as large as the model wants them: skipping pixels would make them ragged.
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

extension ImagePyramid.Level {
  /// Calls `body` with a function that returns the grey at a place, between the pixels' middles by
  /// Catmull–Rom splines, beyond the edges the nearest pixel's.
  func withSampler(_ body: ((SIMD2<Float>) -> UInt8) -> Void) {
    let (width, height, scale) = (image.width, image.height, scale)
    image.pixels.withUnsafeBufferPointer { pixels in
      body { place in
        let x = place.x * scale - 0.5
        let y = place.y * scale - 0.5
        let left = x.rounded(.down)
        let top = y.rounded(.down)
        let column = Int(min(max(left, -4), Float(width + 4)))
        let row = Int(min(max(top, -4), Float(height + 4)))
        let across = splineWeights(x - left)
        let down = splineWeights(y - top)
        var sum: Float = 0
        if column >= 1, row >= 1, column + 2 < width, row + 2 < height {
          var start = (row &- 1) &* width &+ column &- 1
          for index in 0..<4 {
            let values = SIMD4<Float>(
              SIMD4<UInt8>(
                pixels[start], pixels[start &+ 1], pixels[start &+ 2], pixels[start &+ 3]))
            sum += down[index] * (across * values).sum()
            start &+= width
          }
        } else {
          for dy in 0..<4 {
            let start = min(max(row + dy - 1, 0), height - 1) * width
            for dx in 0..<4 {
              let level = pixels[start + min(max(column + dx - 1, 0), width - 1)]
              sum += down[dy] * across[dx] * Float(level)
            }
          }
        }
        return UInt8(min(255, max(0, sum + 0.5)))
      }
    }
  }
}

/// Catmull–Rom weights of the four pixels around a place `t` after the second, `0 ... 1`.
@inline(__always)
private func splineWeights(_ t: Float) -> SIMD4<Float> {
  let t2 = t * t
  let t3 = t2 * t
  return SIMD4(
    -0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1, -1.5 * t3 + 2 * t2 + 0.5 * t,
    0.5 * t3 - 0.5 * t2)
}
