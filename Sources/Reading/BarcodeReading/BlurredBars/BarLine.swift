/// The darkness of a picture along a line across bars.
struct BarLine {
  /// Darkness, sample by sample.
  var samples: [Float]

  /// Returns the darkness along a digit from `left` on, `module` samples a module.
  @inline(__always)
  func curve(at left: Float, module: Float) -> BarCurve {
    samples.withUnsafeBufferPointer { samples in
      BarCurve { interpolated(samples, at: left + BarPatterns.place($0) * module) }
    }
  }

  /// Returns `count` samples of the line, `step` of its own apart, each from the middle of a step.
  func resampled(count: Int, step: Float) -> [Float] {
    samples.withUnsafeBufferPointer { samples in
      (0..<count).map { interpolated(samples, at: (Float($0) + 0.5) * step) }
    }
  }
}

/// Returns the correlation of `drawn` with `line` from each sample on, -1 to 1. `drawn` has a mean
/// of 0 and a length of 1. It is 0 where `drawn` would reach beyond the line.
func correlations(of line: [Float], with drawn: [Float]) -> [Float] {
  var fits = [Float](repeating: 0, count: line.count)
  guard line.count >= drawn.count else { return fits }
  let count = Float(drawn.count)
  line.withUnsafeBufferPointer { line in
    drawn.withUnsafeBufferPointer { drawn in
      for start in 0...line.count - drawn.count {
        var (sum, squares, products) = (Float(0), Float(0), Float(0))
        for index in 0..<drawn.count {
          let level = line[start &+ index]
          sum += level
          squares += level * level
          products += level * drawn[index]
        }
        let spread = squares - sum * sum / count
        if spread > 1e-3 { fits[start] = products / spread.squareRoot() }
      }
    }
  }
  return fits
}

@inline(__always)
private func interpolated(_ samples: UnsafeBufferPointer<Float>, at place: Float) -> Float {
  let last = samples.count - 1
  let inside = min(max(place, 0), Float(last))
  let left = Int(inside)
  let right = min(left + 1, last)
  let part = inside - Float(left)
  return samples[left] * (1 - part) + samples[right] * part
}
