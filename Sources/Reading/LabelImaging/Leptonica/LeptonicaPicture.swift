import CLeptonica
package import LabelModel

/// A grey picture in Leptonica's form, prepared for recognition by Leptonica's functions alone.
///
/// Leptonica counts its pictures' owners without locks: not for several threads.
package final class LeptonicaPicture {
  private let pix: OwnedPix

  /// Copies a picture into Leptonica's form (`pixCreate`); `nil` when memory runs out.
  package init?(_ image: GrayImage) {
    guard
      let pix = OwnedPix(pixCreateNoInit(Int32(image.width), Int32(image.height), 8)),
      image.copy(to: pix)
    else { return nil }
    self.pix = pix
  }

  /// Takes over what a function of Leptonica returned; `nil` when it failed.
  init?(_ pointer: PixPointer?) {
    guard let pix = OwnedPix(pointer) else { return nil }
    self.pix = pix
  }

  /// Returns what a function of Leptonica makes of this picture; `nil` when it fails.
  ///
  /// The picture lives until the function has returned; its pointer is of no use afterwards.
  func made(_ function: (PixPointer) -> PixPointer?) -> LeptonicaPicture? {
    withExtendedLifetime(self) { LeptonicaPicture(function(pix.pointer)) }
  }

  /// Whether a function of Leptonica that returns 0 for success succeeds with this picture.
  func succeeds(_ function: (PixPointer) -> Int32) -> Bool {
    withExtendedLifetime(self) { function(pix.pointer) == 0 }
  }

  /// The size.
  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// Columns.
  var width: Int { pix.width }
  /// Rows.
  var height: Int { pix.height }

  /// Returns the pixels; `nil` when memory runs out.
  package var image: GrayImage? {
    guard case .gray(let image)? = pix.raster(.gray) else { return nil }
    return image
  }

  /// Returns the picture turned clockwise (`pixRotateOrth`); `nil` when memory runs out.
  package func turned(_ turn: QuarterTurn) -> LeptonicaPicture? {
    let quarters: Int32 =
      switch turn {
      case .none: 0
      case .right: 1
      case .half: 2
      case .left: 3
      }
    return made { pixRotateOrth($0, quarters) }
  }

  /// Returns the picture in another size (`pixScaleToSize`); `nil` when memory runs out. It is
  /// scaled by area where it shrinks to less than 0.7 of its sides. Otherwise linear interpolation
  /// and some sharpening are used.
  package func scaled(toWidth width: Int, height: Int) -> LeptonicaPicture? {
    made { pixScaleToSize($0, Int32(width), Int32(height)) }
  }

  /// Strengthens edges (`pixUnsharpMaskingGray`).
  ///
  /// - Parameters:
  ///   - halfWidth: the reach of the mean that each pixel is compared with, in pixels to each side.
  ///   - amount: the step of each pixel away from that mean, as a share of the difference.
  /// - Returns: the picture of the same size; `nil` when memory runs out.
  package func sharpened(halfWidth: Int, amount: Float) -> LeptonicaPicture? {
    made { pixUnsharpMaskingGray($0, Int32(halfWidth), amount) }
  }

  /// Finds the pixels that are darker than their surroundings (`pixSauvolaBinarize`).
  ///
  /// - Parameters:
  ///   - window: the side of the surroundings in pixels; they are cut to what the picture allows.
  ///   - isInverted: looks for what is brighter in place of what is darker.
  /// - Returns: 1 for such a pixel, 0 for any other; `nil` when memory runs out.
  package func ink(window: Int, isInverted: Bool) -> GrayImage? {
    let half = min(max(2, window / 2), (min(width, height) - 4) / 2)
    guard half >= 2 else {
      return GrayImage(
        width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height))
    }
    let picture = isInverted ? made { pixInvert(nil, $0) } : self
    let ink = picture?.made { picture in
      var binary: PixPointer?
      let failed = pixSauvolaBinarize(
        picture, Int32(half), LeptonicaPicture.sauvolaFactor, 1, nil, nil, nil, &binary)
      return failed == 0 ? binary : nil
    }
    return ink?.made { pixConvert1To8(nil, $0, 0, 1) }?.image
  }

  /// The factor that sets ink below the mean (k of Sauvola and Pietikäinen 2000).
  private static let sauvolaFactor: Float = 0.15
}

extension GrayImage {
  /// Copies the levels to a picture of the same size and 8 bits a pixel. `false` where it has no
  /// data.
  ///
  /// Leptonica keeps four levels to a 32-bit word, the first in the highest byte.
  func copy(to picture: borrowing OwnedPix) -> Bool {
    let wordsPerRow = Int(pixGetWpl(picture.pointer))
    guard let words = pixGetData(picture.pointer) else { return false }
    pixels.withUnsafeBytes { pixels in
      for y in 0..<height {
        let row = words + y * wordsPerRow
        let start = y * width
        for index in 0..<width / 4 {
          row[index] =
            UInt32(
              bigEndian: pixels.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
        }
        guard width % 4 > 0 else { continue }
        var last: UInt32 = 0
        for x in width & ~3..<width {
          last |= UInt32(pixels[start + x]) << UInt32(24 - 8 * (x % 4))
        }
        row[width / 4] = last
      }
    }
    return true
  }
}
