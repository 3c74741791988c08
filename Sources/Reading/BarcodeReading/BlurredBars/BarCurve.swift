/// 32 levels along a digit.
///
/// Eight vectors of four, written out: `SIMD32` takes thirty times as long on processors without
/// 512-bit registers.
struct BarCurve: Sendable {
  private var a: SIMD4<Float>
  private var b: SIMD4<Float>
  private var c: SIMD4<Float>
  private var d: SIMD4<Float>
  private var e: SIMD4<Float>
  private var f: SIMD4<Float>
  private var g: SIMD4<Float>
  private var h: SIMD4<Float>

  /// Takes the level at each of the 32 places.
  @inline(__always)
  init(_ level: (Int) -> Float) {
    @inline(__always)
    func four(_ first: Int) -> SIMD4<Float> {
      SIMD4(level(first), level(first + 1), level(first + 2), level(first + 3))
    }
    (a, b, c, d) = (four(0), four(4), four(8), four(12))
    (e, f, g, h) = (four(16), four(20), four(24), four(28))
    normalize()
  }

  /// Shifts the levels to a mean of 0 and scales them to a length of 1. Equal levels become zeros.
  private mutating func normalize() {
    let mean = ((a + b) + (c + d) + ((e + f) + (g + h))).sum() / 32
    (a, b, c, d) = (a - mean, b - mean, c - mean, d - mean)
    (e, f, g, h) = (e - mean, f - mean, g - mean, h - mean)
    let length = correlation(with: self).squareRoot()
    let scale = length > 1e-6 ? 1 / length : 0
    (a, b, c, d) = (a * scale, b * scale, c * scale, d * scale)
    (e, f, g, h) = (e * scale, f * scale, g * scale, h * scale)
  }

  /// Returns the correlation of two curves, -1 to 1.
  @inline(__always)
  func correlation(with other: BarCurve) -> Float {
    let left = (a * other.a + b * other.b) + (c * other.c + d * other.d)
    let right = (e * other.e + f * other.f) + (g * other.g + h * other.h)
    let sum = left + right
    return (sum.x + sum.y) + (sum.z + sum.w)
  }
}
