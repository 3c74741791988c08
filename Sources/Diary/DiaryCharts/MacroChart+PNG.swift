package import FoodDiary
package import LabelImaging
import LabelModel

extension MacroChart {
  /// Pixels of the file for each pixel of the chart; two make letters smooth.
  private static let scale = 2.0

  /// The picture as a PNG file, twice as wide and high as ``svg`` says.
  ///
  /// - Throws: ``ImageError`` when memory runs out.
  package func png() throws(ImageError) -> [UInt8] {
    let (width, height) = (Self.pixels(Self.width), Self.pixels(Self.height))
    var picture = ColorImage(
      width: width, height: height, pixels: Array(repeating: 255, count: 3 * width * height))
    for element in elements {
      switch element {
      case .rectangle(let x, let y, let width, let height, let color):
        let box = BoundingBox(
          left: Self.pixels(x), top: Self.pixels(y), right: Self.pixels(x + width),
          bottom: Self.pixels(y + height))
        picture.fill(box, color: PaintColor(color.rgb))
      case .text(let text): Self.draw(text, on: &picture)
      }
    }
    return try encodePNG(picture)
  }

  private static func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }

  private static func draw(_ text: ChartText, on picture: inout ColorImage) {
    // Of an em, sans-serif capitals take 0.72, and letters such as g 0.21 below the line.
    let size = pixels(0.93 * text.size)
    let top = pixels(text.baseline - 0.72 * text.size)
    var left = pixels(text.x)
    switch text.anchor {
    case .start: break
    case .middle: left -= textWidth(of: text.words, size: size) / 2
    case .end: left -= textWidth(of: text.words, size: size)
    }
    // The font has no bold face: text drawn twice, a pixel apart, looks bold.
    for shift in 0...(text.isBold ? 1 : 0) {
      picture.drawText(
        text.words, left: left + shift, top: top, size: size, color: PaintColor(0x000000))
    }
  }
}

extension PaintColor {
  /// Reads `0xRRGGBB`.
  fileprivate init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }
}
