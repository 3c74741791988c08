package import LabelImaging
import VectorKernels

/// The places of the print on a picture of a line.
struct LineInk {
  /// Whether the print is bright on dark: less than half of a line is print.
  let isBright: Bool
  private let picture: GrayImage

  init(_ picture: GrayImage) {
    self.picture = picture
    let dark = picture.pixels.reduce(0) { $1 < LineInk.middle ? $0 + 1 : $0 }
    isBright = 2 * dark > picture.pixels.count
  }

  /// Between print and ground: lines come with both stretched to black and white.
  private static let middle: UInt8 = 128

  /// Returns the columns of the print within some columns, all of them where there is no print.
  func printed(within columns: Range<Int>) -> Range<Int> {
    let used = columns.filter { column in
      (0..<picture.height).count { isInk(column, $0) } >= LineInk.leastInk
    }
    guard let first = used.first, let last = used.last else { return columns }
    return first..<last + 1
  }

  /// Fewer pixels than this in a column are noise.
  private static let leastInk = 2

  private func isInk(_ x: Int, _ y: Int) -> Bool {
    (picture.pixels[y * picture.width + x] < LineInk.middle) != isBright
  }
}

extension GrayImage {
  /// Returns the picture's negative.
  package func inverted() -> GrayImage {
    GrayImage(
      width: width, height: height,
      pixels: [UInt8](unsafeUninitializedCapacity: pixels.count) { inverted, count in
        count = pixels.count
        invert_levels(pixels, count, inverted.baseAddress)
      })
  }
}
