package import LabelImaging
import VectorKernels

extension GrayImage {
  /// Returns the picture at half its size, each pixel the mean of four. An odd last row or column
  /// is left out.
  package func halved() -> GrayImage {
    let (newWidth, newHeight) = (width / 2, height / 2)
    let halved = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { halved, count in
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<newHeight {
          let upper = pixels.baseAddress.map { $0 + 2 * y * width }
          halve_rows(
            upper, upper.map { $0 + width }, Int32(newWidth),
            halved.baseAddress.map { $0 + y * newWidth })
        }
      }
      count = newWidth * newHeight
    }
    return GrayImage(width: newWidth, height: newHeight, pixels: halved)
  }

  /// Returns the picture inside a frame of `thickness` pixels of one level.
  package func framed(by thickness: Int, level: UInt8) -> GrayImage {
    let newWidth = width + 2 * thickness
    var framed: [UInt8] = []
    framed.reserveCapacity(newWidth * (height + 2 * thickness))
    framed += repeatElement(level, count: newWidth * thickness)
    for y in 0..<height {
      framed += repeatElement(level, count: thickness)
      framed += pixels[(y * width)..<((y + 1) * width)]
      framed += repeatElement(level, count: thickness)
    }
    framed += repeatElement(level, count: newWidth * thickness)
    return GrayImage(width: newWidth, height: height + 2 * thickness, pixels: framed)
  }
}
