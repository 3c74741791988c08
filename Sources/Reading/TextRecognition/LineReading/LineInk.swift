package import LabelImaging
import VectorKernels

/// The places of the print on a picture of a line.
struct LineInk {
  /// Whether the print is bright on dark: less than half of a line is print.
  let isBright: Bool
  /// The dark pixels of each column.
  private let dark: [UInt16]
  private let height: Int

  init(_ picture: GrayImage) {
    height = picture.height
    var dark = [UInt16](repeating: 0, count: picture.width)
    picture.pixels.withUnsafeBufferPointer { pixels in
      dark.withUnsafeMutableBufferPointer { dark in
        for y in 0..<picture.height {
          for x in 0..<dark.count {
            dark[x] &+= pixels[y &* dark.count &+ x] < LineInk.middle ? 1 : 0
          }
        }
      }
    }
    self.dark = dark
    isBright = 2 * dark.reduce(0) { $0 + Int($1) } > picture.pixels.count
  }

  /// Between print and ground: lines come with both stretched to black and white.
  private static let middle: UInt8 = 128

  /// Returns the columns of the print within some columns, all of them where there is no print.
  func printed(within columns: Range<Int>) -> Range<Int> {
    guard let first = columns.first(where: isPrinted), let last = columns.last(where: isPrinted)
    else { return columns }
    return first..<last + 1
  }

  private func isPrinted(_ column: Int) -> Bool {
    let dark = Int(dark[column])
    return (isBright ? height - dark : dark) >= LineInk.leastInk
  }

  /// Fewer pixels than this in a column are noise.
  private static let leastInk = 2
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
