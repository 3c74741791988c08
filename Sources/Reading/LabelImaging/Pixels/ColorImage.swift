/// An 8-bit colour picture: rows from the top, no padding; red, green and blue in turn (sRGB).
package struct ColorImage: Hashable, Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// `3 * width * height` levels, row by row.
  package var pixels: [UInt8]

  /// Creates a picture from its levels.
  ///
  /// - Precondition: `pixels.count == 3 * width * height`.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == 3 * width * height, "a picture has 3 * width * height levels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates the picture that shows `gray` in three equal channels.
  package init(_ gray: GrayImage) {
    self.init(
      width: gray.width, height: gray.height,
      pixels: [UInt8](unsafeUninitializedCapacity: 3 * gray.pixels.count) { levels, count in
        for (index, level) in gray.pixels.enumerated() {
          levels[3 * index] = level
          levels[3 * index + 1] = level
          levels[3 * index + 2] = level
        }
        count = levels.count
      })
  }
}

extension GrayImage {
  /// Creates the luma of `color` (ITU-R BT.601, the weights of JPEG).
  package init(_ color: ColorImage) {
    let pixelCount = color.width * color.height
    self.init(
      width: color.width, height: color.height,
      pixels: [UInt8](unsafeUninitializedCapacity: pixelCount) { grays, count in
        color.pixels.withUnsafeBufferPointer { levels in
          for index in 0..<pixelCount {
            grays[index] = luma(
              UInt32(levels[3 * index]), UInt32(levels[3 * index + 1]),
              UInt32(levels[3 * index + 2]))
          }
        }
        count = pixelCount
      })
  }
}

/// Returns 0.299 red + 0.587 green + 0.114 blue, in 256ths (ITU-R BT.601). JPEG stores it as Y, so
/// that a picture has the same grey in every format. Levels are 0 ... 255.
@inline(__always)
func luma(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt8 {
  UInt8(truncatingIfNeeded: (77 &* red &+ 150 &* green &+ 29 &* blue &+ 128) &>> 8)
}

/// Returns `level` seen through `alpha` (both 0 ... 255) in front of white.
@inline(__always)
func overWhite(_ level: UInt32, _ alpha: UInt32) -> UInt32 {
  255 &- ((255 &- level) &* alpha &+ 127) / 255
}

/// The decoded pixels: grey for a grey file, or if the caller asked for grey.
enum Raster {
  case gray(GrayImage)
  case color(ColorImage)

  var gray: GrayImage {
    switch self {
    case .gray(let image): image
    case .color(let image): GrayImage(image)
    }
  }

  var color: ColorImage {
    switch self {
    case .gray(let image): ColorImage(image)
    case .color(let image): image
    }
  }
}

/// The pixels that a caller wants.
enum Wanted {
  case gray
  case color
}
