import Foundation

/// The bars of EAN and UPC digits as sampled, blurred curves (GS1 General Specifications, 5.2.1).
///
/// A curve covers a digit's seven modules and half a module to each side, four samples a module. It
/// is shifted to a mean of 0 and scaled to a length of 1. The product of two such curves is thus
/// their correlation. Darkness counts as 1.
struct BarPatterns: Sendable {
  /// Three sets of ten digits. A (odd parity) and B (even parity) are left of the centre, C is
  /// right of it.
  let digits: [BarCurve]
  /// The width of the blur: its standard deviation in modules.
  let blur: Float

  /// From sharp bars to such whose narrowest run into one another.
  static let blurs = [0.3, 0.6, 0.9].map { BarPatterns(blur: $0) }

  /// The place of each sample of a digit, in modules from the digit's left edge.
  @inline(__always)
  static func place(_ sample: Int) -> Float { Float(sample) / 4 - 0.375 }

  /// Seven modules of each digit of set A, most significant bit first.
  private static let setA: [UInt8] = [
    0b0001101, 0b0011001, 0b0010011, 0b0111101, 0b0100011, 0b0110001, 0b0101111, 0b0111011,
    0b0110111, 0b0001011,
  ]

  /// Draws all digits, blurred by a Gaussian of a standard deviation of `blur` modules.
  init(blur: Float) {
    self.blur = blur
    var digits: [BarCurve] = []
    for set in 0..<3 {
      for code in Self.setA {
        let modules: [Bool] =
          switch set {
          case 0: bits(code)
          case 1: bits(code).map { !$0 }.reversed()
          default: bits(code).map { !$0 }
          }
        // The modules beside a digit are known: a left one is between a bar and a space.
        let (before, after) = set < 2 ? (true, false) : (false, true)
        let row = [before, before] + modules + [after, after]
        digits.append(BarCurve { darkness(of: row, at: Self.place($0) + 2, blur: blur) })
      }
    }
    self.digits = digits
  }
}

private func bits(_ code: UInt8) -> [Bool] { (0..<7).map { code >> (6 - $0) & 1 == 1 } }

/// Returns the blurred darkness of `modules` at `place`, counted in modules from the first one's
/// left edge. The first and last module continue outside.
func darkness(of modules: [Bool], at place: Float, blur: Float) -> Float {
  var sum: Float = 0
  for (index, isDark) in modules.enumerated() where isDark {
    let left = index == 0 ? -Float.infinity : Float(index)
    let right = index == modules.count - 1 ? Float.infinity : Float(index + 1)
    sum += share(right - place, blur) - share(left - place, blur)
  }
  return sum
}

/// Returns the share of a Gaussian left of `distance`, by the logistic curve that is at most 0.01
/// off it.
private func share(_ distance: Float, _ blur: Float) -> Float {
  if distance == .infinity { return 1 }
  if distance == -.infinity { return 0 }
  let ratio = -1.702 * distance / blur
  // Beyond this the exponential is nothing or everything.
  if ratio > 30 { return 0 }
  if ratio < -30 { return 1 }
  return 1 / (1 + exp(ratio))
}
