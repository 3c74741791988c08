import BarcodeWriting
import LabelImaging

/// A symbol as ZXing draws it.
struct DrawnCode {
  let columns: Int
  let rows: Int
  private let modules: [UInt8]

  /// Draws `text`; `nil` where the symbology cannot hold it.
  init?(_ format: String, _ text: String) {
    var modules = [UInt8](repeating: 0, count: 1 << 16)
    var rows: Int32 = 0
    let columns = barcode_write(format, text, &modules, Int32(modules.count), &rows)
    guard columns > 0, rows > 0 else { return nil }
    (self.columns, self.rows) = (Int(columns), Int(rows))
    self.modules = modules
  }

  /// Draws the symbol with print around it. It is turned by `turn` radians, and its middle is at a
  /// part of its room. Each row of modules is `stretch` times as high.
  func picture(
    module: Double, turn: Double, place: (x: Double, y: Double), width: Int = 900,
    height: Int = 700,
    stretch: Int = 1, noise: inout some RandomNumberGenerator
  ) -> GrayImage {
    var pixels = [UInt8](repeating: 214, count: width * height)
    // Lines of "words" as of a label.
    for top in stride(from: 12, to: height - 20, by: 26) {
      var left = Int.random(in: 4...30, using: &noise)
      while left < width - 14 {
        let length = Int.random(in: 3...9, using: &noise)
        for y in top..<top + 14 where y % 5 != 0 {
          for x in left..<left + length { pixels[y * width + x] = 60 }
        }
        left += length + Int.random(in: 3...14, using: &noise)
      }
    }
    let (wide, tall) = (Double(columns), Double(rows * stretch))
    let reach = ((wide + 8) * (wide + 8) + (tall + 8) * (tall + 8)).squareRoot() * module / 2
    let middleX = reach + place.x * max(0, Double(width) - 2 * reach)
    let middleY = reach + place.y * max(0, Double(height) - 2 * reach)
    let (cosine, sine) = (Self.cosine(turn), Self.cosine(turn - 1.5707963267948966))
    for y in 0..<height {
      for x in 0..<width {
        var (sum, isInside) = (0, false)
        for part in 0..<4 {
          let dx = Double(x) + 0.25 + 0.5 * Double(part % 2) - middleX
          let dy = Double(y) + 0.25 + 0.5 * Double(part / 2) - middleY
          let u = (dx * cosine + dy * sine) / module + wide / 2
          let v = (dy * cosine - dx * sine) / module + tall / 2
          guard u >= -4, v >= -4, u < wide + 4, v < tall + 4 else {
            sum += Int(pixels[y * width + x])
            continue
          }
          isInside = true
          let isDark =
            u >= 0 && v >= 0 && u < wide && v < tall
            && modules[Int(v) / stretch * columns + Int(u)] == 1
          sum += isDark ? 45 : 222
        }
        if isInside {
          let level = sum / 4 + Int.random(in: -9...9, using: &noise)
          pixels[y * width + x] = UInt8(clamping: level)
        }
      }
    }
    return GrayImage(width: width, height: height, pixels: pixels)
  }

  /// The cosine by its series, the same on every machine.
  private static func cosine(_ angle: Double) -> Double {
    let turned = angle.remainder(dividingBy: 2 * Double.pi)
    var (term, sum) = (1.0, 1.0)
    for step in 1...14 {
      term *= -turned * turned / Double((2 * step - 1) * 2 * step)
      sum += term
    }
    return sum
  }
}
