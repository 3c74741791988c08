import CLeptonica

/// Leptonica's picture. The Swift type of C's `PIX *` depends on whether the library's header shows
/// the struct. It is therefore named here only, and its parts are read by accessors only.
typealias PixPointer = UnsafeMutablePointer<Pix>

/// The only owner of a Leptonica picture.
struct OwnedPix: ~Copyable {
  let pointer: PixPointer

  /// Takes over what a Leptonica function returned; `nil` when it failed.
  init?(_ pointer: PixPointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit {
    var pointer: PixPointer? = pointer
    pixDestroy(&pointer)
  }

  var width: Int { Int(pixGetWidth(pointer)) }
  var height: Int { Int(pixGetHeight(pointer)) }
  var depth: Int { Int(pixGetDepth(pointer)) }

  /// Copies the pixels out, `nil` when memory runs out.
  func raster(_ wanted: Wanted) -> Raster? {
    if pixGetColormap(pointer) != nil {
      let removed = pixRemoveColormap(pointer, Int32(REMOVE_CMAP_TO_FULL_COLOR))
      return OwnedPix(removed)?.raster(wanted)
    }
    switch depth {
    case 8: return .gray(grayFrom8())
    case 32: return wanted == .gray ? .gray(grayFrom32()) : .color(colorFrom32())
    default: return OwnedPix(pixConvertTo8(pointer, 0))?.raster(wanted)
    }
  }

  /// Rows of 8-bit levels. Leptonica keeps four to a 32-bit word, the first in the highest byte.
  private func grayFrom8() -> GrayImage {
    let (width, height) = (width, height)
    let wordsPerRow = Int(pixGetWpl(pointer))
    let words = pixGetData(pointer)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { levels, count in
      let target = UnsafeMutableRawPointer(levels.baseAddress)
      guard let words, let target else { return }
      let fullWords = width / 4
      for y in 0..<height {
        let row = words + y * wordsPerRow
        let out = target + y * width
        for index in 0..<fullWords {
          out.storeBytes(
            of: row[index].bigEndian, toByteOffset: 4 &* index, as: UInt32.self)
        }
        for x in 4 * fullWords..<width {
          let level = UInt8(truncatingIfNeeded: row[x / 4] >> UInt32(24 - 8 * (x % 4)))
          out.storeBytes(of: level, toByteOffset: x, as: UInt8.self)
        }
      }
      count = levels.count
    }
    return GrayImage(width: width, height: height, pixels: pixels)
  }

  private func grayFrom32() -> GrayImage {
    let (width, height) = (width, height)
    let wordsPerRow = Int(pixGetWpl(pointer))
    let words = pixGetData(pointer)
    let hasAlpha = pixGetSpp(pointer) == 4
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { levels, count in
      guard let words, let target = levels.baseAddress else { return }
      for y in 0..<height {
        let row = words + y * wordsPerRow
        let out = target + y * width
        for x in 0..<width {
          let word = row[x]
          let level = luma(word >> 24, word >> 16 & 255, word >> 8 & 255)
          out[x] =
            hasAlpha
            ? UInt8(truncatingIfNeeded: overWhite(UInt32(level), word & 255)) : level
        }
      }
      count = levels.count
    }
    return GrayImage(width: width, height: height, pixels: pixels)
  }

  private func colorFrom32() -> ColorImage {
    let (width, height) = (width, height)
    let wordsPerRow = Int(pixGetWpl(pointer))
    let words = pixGetData(pointer)
    let hasAlpha = pixGetSpp(pointer) == 4
    let pixels = [UInt8](unsafeUninitializedCapacity: 3 * width * height) { levels, count in
      guard let words, let target = levels.baseAddress else { return }
      for y in 0..<height {
        let row = words + y * wordsPerRow
        let out = target + 3 * y * width
        for x in 0..<width {
          let word = row[x]
          let alpha = hasAlpha ? word & 255 : 255
          for channel in 0..<3 {
            let level = word >> UInt32(24 &- 8 &* channel) & 255
            out[3 &* x &+ channel] = UInt8(truncatingIfNeeded: overWhite(level, alpha))
          }
        }
      }
      count = levels.count
    }
    return ColorImage(width: width, height: height, pixels: pixels)
  }
}
