/// Eight values at once.
typealias Lanes = SIMD8<Float>

/// The hyperbolic tangent by seven steps of Lambert's continued fraction, off by 1e-4 at most.
///
/// Tesseract's integer engine keeps what it activates as 1/127ths.
@inline(__always)
func tanh(_ x: Lanes) -> Lanes {
  // Where the fraction reaches 1.
  let x = clamped(x, to: 4.97)
  let square = x * x
  let above = x * (135_135 + square * (17_325 + square * (378 + square)))
  let below = 135_135 + square * (62_370 + square * (3_150 + square * 28))
  return above / below
}

/// Clamps values to `-limit ... limit`.
@inline(__always)
func clamped(_ x: Lanes, to limit: Float) -> Lanes {
  // The standard library's pointwiseMin and pointwiseMax take each value by itself.
  let above = x.replacing(with: -limit, where: x .< -limit)
  return above.replacing(with: limit, where: above .> limit)
}

/// The greater of each two values.
@inline(__always)
func greater(_ x: Lanes, _ y: Lanes) -> Lanes { x.replacing(with: y, where: x .< y) }

/// The logistic function, off by 1e-4 at most.
@inline(__always)
func logistic(_ x: Lanes) -> Lanes { 0.5 + 0.5 * tanh(0.5 * x) }

extension UnsafePointer<Float> {
  /// The eight values from an index on.
  @inline(__always)
  func lanes(_ index: Int) -> Lanes {
    UnsafeRawPointer(self + index).loadUnaligned(as: Lanes.self)
  }
}

extension UnsafeMutablePointer<Float> {
  /// The eight values from an index on.
  @inline(__always)
  func lanes(_ index: Int) -> Lanes { UnsafePointer(self).lanes(index) }

  /// Stores eight values from an index on.
  @inline(__always)
  func store(_ lanes: Lanes, at index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: lanes, as: Lanes.self)
  }
}
