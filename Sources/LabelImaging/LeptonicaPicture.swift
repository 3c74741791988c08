import CLeptonica
package import LabelModel

/// A grey picture in Leptonica's form, prepared for recognition by Leptonica's functions alone.
///
/// Leptonica counts its pictures' owners without locks: not for several threads.
package final class LeptonicaPicture {
  let pix: OwnedPix

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

  /// The size.
  package var size: PixelSize { PixelSize(width: pix.width, height: pix.height) }

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
    return LeptonicaPicture(pixRotateOrth(pix.pointer, quarters))
  }

  /// Returns the picture in another size (`pixScaleToSize`): by area where it shrinks to less than
  /// 0.7 of its sides, else by linear interpolation and some sharpening; `nil` when memory runs out.
  package func scaled(toWidth width: Int, height: Int) -> LeptonicaPicture? {
    LeptonicaPicture(pixScaleToSize(pix.pointer, Int32(width), Int32(height)))
  }

  /// Finds the pixels that are darker than their surroundings (`pixSauvolaBinarize`).
  ///
  /// - Parameters:
  ///   - window: the side of the surroundings in pixels; they are cut to what the picture allows.
  ///   - isInverted: looks for what is brighter in place of what is darker.
  /// - Returns: 1 for such a pixel, 0 for any other; `nil` when memory runs out.
  package func ink(window: Int, isInverted: Bool) -> GrayImage? {
    let half = min(max(2, window / 2), (min(pix.width, pix.height) - 4) / 2)
    guard half >= 2 else {
      return GrayImage(
        width: pix.width, height: pix.height,
        pixels: [UInt8](repeating: 0, count: pix.width * pix.height))
    }
    guard let picture = isInverted ? LeptonicaPicture(pixInvert(nil, pix.pointer)) : self
    else { return nil }
    var binary: PixPointer?
    guard
      pixSauvolaBinarize(
        picture.pix.pointer, Int32(half), LeptonicaPicture.sauvolaFactor, 1, nil, nil, nil, &binary)
        == 0,
      let ink = LeptonicaPicture(binary)
    else { return nil }
    return LeptonicaPicture(pixConvert1To8(nil, ink.pix.pointer, 0, 1))?.image
  }

  /// How far below the mean ink is (Sauvola and Pietikäinen 2000, k).
  private static let sauvolaFactor: Float = 0.15
}

extension GrayImage {
  /// Copies the levels to a picture of the same size and 8 bits a pixel; `false` where it has no data.
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
